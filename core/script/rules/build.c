/* build.c - reads the plan of lua/plan/catalogue.lua into catalogue and hooks.
 * build_tiles.c reads tiles, kinds and pieces.
 *
 * The Lua side has checked everything that an author can get wrong; here only
 * the limits of the core are checked. */
#include "script/rules/build.h"

#include <string.h>

#include "script/bind/options.h"
#include "script/native/changes.h"
#include "script/native/lists.h"
#include "script/native/steps.h"
#include "script/rules/build_tiles.h"
#include "script/vm/handle.h"

/* ---- conditions --------------------------------------------------------- */

/* A list of booleans, as a bit for each type. */
static void read_types(lua_State *L, void *member)
{
    uint32_t ntypes = tesI_vm(L)->cat->ntypes, **types = member;
    *types = tesI_plan_room(L, ntypes / 32 + 1, sizeof **types);
    for (uint32_t t = 0; t < ntypes; t++) {
        lua_geti(L, -1, (int)t + 1);
        if (lua_toboolean(L, -1)) tesI_put_in(*types, t);
        lua_pop(L, 1);
    }
}

static const struct tesI_plan_field condition_fields[] = {
    PLAN_FLAG(tesI_condition, fresh),
    PLAN_NUMBER(tesI_condition, var),
    PLAN_NUMBER(tesI_condition, mine),
    PLAN_NUMBER(tesI_condition, away),
    PLAN_NUMBER(tesI_condition, of),
    PLAN_NUMBER(tesI_condition, home),
    PLAN_NUMBER(tesI_condition, out),
    PLAN_FIELD(tesI_condition, "one", both[0], PLAN_AS_NUMBER),
    PLAN_FIELD(tesI_condition, "other", both[1], PLAN_AS_NUMBER),
    PLAN_NUMBER(tesI_condition, here),
    PLAN_NUMBER(tesI_condition, enclosed),
    PLAN_LABEL(tesI_condition, part),
    PLAN_FLAG(tesI_condition, hole),
    PLAN_FLAG(tesI_condition, dry),
    PLAN_LABEL(tesI_condition, claims),
    PLAN_FLAG(tesI_condition, drawn),
    PLAN_NUMBER(tesI_condition, piles),
    PLAN_READ(tesI_condition, "types", types, read_types),
    PLAN_READ(tesI_condition, "laid", laid, read_types),
    {0}};

/* The number of a set of types, from 1; 0: there are too many. */
static uint32_t sought(struct tesI_catalogue *cat, const uint32_t *types)
{
    size_t bytes = (cat->ntypes / 32 + 1) * sizeof *types;
    uint32_t i = 0;

    while (i < cat->nsought && memcmp(cat->sought[i], types, bytes) != 0) i++;
    if (i == TESI_MAX_SOUGHT) return 0;
    if (i == cat->nsought) cat->sought[cat->nsought++] = types;
    return i + 1;
}

/* A list one of which must hold. */
static void read_condition(lua_State *L, void *member)
{
    struct tesI_condition *condition = member;
    lua_Integer count = luaL_len(L, -1);
    for (lua_Integer i = 1; i <= count; i++) {
        lua_geti(L, -1, i);
        tesI_plan_read(L, condition_fields, condition);
        tesI_condition_ready(condition);
        if (condition->laid != NULL) {
            condition->sought = sought(tesI_vm(L)->cat, condition->laid);
        }
        lua_pop(L, 1);
        if (i == count) break;
        condition->other = tesI_plan_room(L, 1, sizeof *condition);
        condition = condition->other;
    }
}

/* ---- what C runs by itself ---------------------------------------------- */

/* A word of TESI_STEPS. */
static void read_step_word(lua_State *L, void *member)
{
    static const char *const words[] = {
#define X(name, word, start, takes) word,
        TESI_STEPS(X)
#undef X
            NULL};
    tesI_native_word *word = member;
    *word = (tesI_native_word)(luaL_checkoption(L, lua_gettop(L), NULL, words) +
                               NATIVE_NONE + 1);
}

static const struct tesI_plan_field wrap_fields[] = {
    PLAN_NUMBER(tesI_wrap, change), PLAN_NUMBER(tesI_wrap, when), {0}};

static const struct tesI_plan_field wraps_row[] = {
    {PLAN_LIST(tesI_wraps, "", list, TESI_MAX_LABELS, wrap_fields,
               PLAN_AS_OWNED),
     PLAN_COUNT(tesI_wraps, count)},
    {0}};

static const struct tesI_plan_field step_fields[] = {
    PLAN_READ(tesI_native, "word", word, read_step_word),
    PLAN_FIELD(tesI_native, "question", name, PLAN_AS_LABEL),
    PLAN_NUMBER(tesI_native, jump),
    PLAN_NUMBER(tesI_native, unless),
    PLAN_NUMBER(tesI_native, never),
    PLAN_ROW(tesI_native, before, wraps_row),
    PLAN_ROW(tesI_native, draws, wraps_row),
    {0}};

/* What lists an offer: a function, or { word, ... }. */
static void read_lister(lua_State *L, void *member)
{
    struct tesI_offer *offer = member;
    if (!lua_istable(L, -1)) {
        lua_pushvalue(L, -1);
        offer->list = luaL_ref(L, LUA_REGISTRYINDEX);
        return;
    }
    lua_geti(L, -1, 1);
    offer->word = tesI_menu_word(luaL_checkstring(L, -1));
    lua_pop(L, 1);
    if (offer->word == NULL) luaL_error(L, "no such word of the menu");
    offer->nargs = (int)luaL_len(L, -1) - 1;
    if (offer->nargs > TESI_WORD_ARGS) {
        luaL_error(L, "a word with more than %d arguments", TESI_WORD_ARGS);
    }
    for (int i = 0; i < offer->nargs; i++) {
        if (lua_geti(L, -1, i + 2) == LUA_TTABLE) {
            lua_getfield(L, -1, "var");
            offer->args[i].var = (uint32_t)lua_tointeger(L, -1);
            lua_pop(L, 2);
        } else {
            offer->args[i].ref = luaL_ref(L, LUA_REGISTRYINDEX);
        }
    }
}

/* ---- the fields --------------------------------------------------------- */

static const struct tesI_plan_field phase_fields[] = {
    PLAN_LABEL(tesI_phase, name),
    PLAN_LABEL(tesI_phase, module),
    PLAN_NUMBER(tesI_phase, stage),
    PLAN_FLAG(tesI_phase, landmark),
    PLAN_READ(tesI_phase, "when", when, read_condition),
    {0}};

static const struct tesI_plan_field var_fields[] = {
    PLAN_LABEL(tesI_var, name),
    PLAN_NUMBER(tesI_var, scope),
    PLAN_NUMBER(tesI_var, type),
    PLAN_NUMBER(tesI_var, initial),
    PLAN_SIGHT(tesI_var),
    PLAN_FIELD(tesI_var, "sample", sampled, PLAN_AS_FLAG),
    PLAN_OWNED(tesI_var, words, nwords, 255, tesI_plan_name),
    {0}};

static const struct tesI_plan_field zone_fields[] = {
    PLAN_LABEL(tesI_zone, name),
    PLAN_FLAG(tesI_zone, owned),
    PLAN_SIGHT(tesI_zone),
    PLAN_FLAG(tesI_zone, placed),
    PLAN_NUMBER(tesI_zone, x),
    PLAN_NUMBER(tesI_zone, y),
    {0}};

static const struct tesI_plan_field term_fields[] = {
    PLAN_LABEL(tesI_term, name),      PLAN_LABEL(tesI_term, module),
    PLAN_NUMBER(tesI_term, kind),     PLAN_NUMBER(tesI_term, source),
    PLAN_NUMBER(tesI_term, attr),     PLAN_NUMBER(tesI_term, touched),
    PLAN_NUMBER(tesI_term, complete), PLAN_NUMBER(tesI_term, incomplete),
    PLAN_LABEL(tesI_term, like),      {0}};

static const struct tesI_plan_field catalogue_fields[] = {
    PLAN_NUMBER(tesI_catalogue, lost),
    PLAN_ARRAY(tesI_catalogue, phases, nphases, TESI_MAX_PHASES, phase_fields),
    PLAN_ARRAY(tesI_catalogue, vars, nvars, TESI_MAX_VARS, var_fields),
    PLAN_ARRAY(tesI_catalogue, zones, nzones, TESI_MAX_ZONES, zone_fields),
    PLAN_ARRAY(tesI_catalogue, terms, nterms, TESI_MAX_TERMS * 4, term_fields),
    {0}};

/* What the VM knows of phases and variables besides. */
static const struct tesI_plan_field native_fields[] = {
    {.name = "step", .form = PLAN_AS_ROW, .fast = true, .row = step_fields},
    {0}};

static const struct tesI_plan_field run_fields[] = {
    {.name = "run", .form = PLAN_AS_FUNCTION}, {0}};

static const struct tesI_plan_field sample_fields[] = {
    PLAN_LABEL(tesI_hook, module),
    PLAN_FIELD(tesI_hook, "sample", ref, PLAN_AS_FUNCTION),
    {0}};

static const struct tesI_plan_field condition_of_gift[] = {
    {.name = "when", .form = PLAN_AS_READ, .read = read_condition}, {0}};

static const struct tesI_plan_field set_fields[] = {
    PLAN_NUMBER(tesI_set, var),
    PLAN_NUMBER(tesI_set, value),
    PLAN_FIELD(tesI_set, "step", how, PLAN_AS_NUMBER),
    {0}};

static const struct tesI_plan_field change_fields[] = {
    PLAN_NUMBER(tesI_change, take),
    PLAN_OWNED(tesI_change, sets, count, TESI_MAX_VARS, set_fields),
    {0}};

/* Does a veto take fewer than the four parameters up to the rotation? */
static void read_unturned(lua_State *L, void *member)
{
    lua_Debug ar;

    lua_pushvalue(L, -1);
    lua_getinfo(L, ">u", &ar);
    *(bool *)member = ar.nparams < 4 && !ar.isvararg;
}

static const struct tesI_plan_field hook_fields[] = {
    PLAN_FIELD(tesI_hook, "run", ref, PLAN_AS_FUNCTION),
    PLAN_READ(tesI_hook, "run", unturned, read_unturned),
    PLAN_LABEL(tesI_hook, module),
    PLAN_NUMBER(tesI_hook, kinds),
    PLAN_NUMBER(tesI_hook, about),
    PLAN_NUMBER(tesI_hook, classes),
    PLAN_NUMBER(tesI_hook, zones),
    PLAN_FLAG(tesI_hook, kept),
    PLAN_READ(tesI_hook, "types", types, read_types),
    PLAN_READ(tesI_hook, "near", near, read_types),
    PLAN_READ(tesI_hook, "when", when, read_condition),
    PLAN_NUMBER(tesI_hook, apart),
    PLAN_LABEL(tesI_hook, reason),
    PLAN_FAST(tesI_hook, change, PLAN_AS_NUMBER),
    {0}};

static const struct tesI_plan_field hooks_row[] = {
    {PLAN_LIST(tesI_hooks, "", list, INT32_MAX, hook_fields, PLAN_AS_OWNED),
     PLAN_COUNT(tesI_hooks, count)},
    {0}};

static const struct tesI_plan_field offer_fields[] = {
    PLAN_LABEL(tesI_offer, module),
    PLAN_FLAG(tesI_offer, must),
    PLAN_READ(tesI_offer, "when", when, read_condition),
    {.name = "list", .form = PLAN_AS_READ, .read = read_lister},
    PLAN_FIELD(tesI_offer, "apply", apply, PLAN_AS_FUNCTION),
    PLAN_FAST(tesI_offer, deploys, PLAN_AS_FLAG),
    {0}};

static const struct tesI_plan_field question_fields[] = {
    PLAN_LABEL(tesI_question, name),
    PLAN_OWNED(tesI_question, offers, count, TESI_INTERRUPT, offer_fields),
    {0}};

static const struct tesI_plan_field vm_fields[] = {
    PLAN_NUMBER(tes_ruleset, seed),
    PLAN_OWNED(tes_ruleset, conditions, nconditions, TESI_MAX_LABELS,
               condition_of_gift),
    PLAN_OWNED(tes_ruleset, changes, nchanges, TESI_MAX_LABELS, change_fields),
    PLAN_AWAY(tes_ruleset, "phases", native, TESI_MAX_PHASES, native_fields),
    PLAN_HERE(tes_ruleset, "phases", phases, TESI_MAX_PHASES, run_fields),
    PLAN_HERE(tes_ruleset, "vars", samples, TESI_MAX_VARS, sample_fields),
    PLAN_HERE(tes_ruleset, "score", score, TESI_STAGES, hooks_row),
    PLAN_HERE(tes_ruleset, "on", on, TESI_ON_EVENTS, hooks_row),
    PLAN_ROW(tes_ruleset, place, hooks_row),
    PLAN_ROW(tes_ruleset, stand, hooks_row),
    PLAN_ROW(tes_ruleset, weigh, hooks_row),
    PLAN_ROW(tes_ruleset, rank, hooks_row),
    PLAN_ROW(tes_ruleset, decide, hooks_row),
    PLAN_OWNED(tes_ruleset, questions, nquestions, TESI_MAX_LABELS,
               question_fields),
    {0}};

/* ---- what follows from what was read ------------------------------------ */

static void note_sight(struct tesI_catalogue *cat,
                       const struct tesI_visibility *sight)
{
    if (sight->seen != SEEN_ALL) cat->secrets = true;
    if (sight->seen == SEEN_SET) cat->vars[sight->var].opens = true;
}

static void note_secrets(struct tesI_catalogue *cat)
{
    for (uint32_t i = 0; i < cat->npiles; i++) {
        note_sight(cat, &cat->piles[i].sight);
    }
    for (uint32_t i = 0; i < cat->nvars; i++) {
        note_sight(cat, &cat->vars[i].sight);
    }
    for (uint32_t i = 0; i < cat->nzones; i++) {
        note_sight(cat, &cat->zones[i].sight);
    }
}

/* All that some hook of a list is about, and the kinds that it is about. */
static uint32_t all_about(const struct tesI_hooks *hooks)
{
    uint32_t mask = 0;
    for (uint32_t i = 0; i < hooks->count; i++) mask |= hooks->list[i].about;
    return mask;
}

static uint32_t all_kinds(const struct tesI_hooks *hooks)
{
    uint32_t mask = 0;
    for (uint32_t i = 0; i < hooks->count; i++) mask |= hooks->list[i].kinds;
    return mask;
}

/* Which kinds and pieces are worth a call of the rules. */
static void note_scores(const struct tes_ruleset *vm,
                        struct tesI_catalogue *cat)
{
    for (uint32_t t = 0; t < cat->nterms; t++) {
        const struct tesI_term *term = &cat->terms[t];
        if (term->source == FROM_TOUCHED) {
            cat->kinds[term->kind].hooks |= TESI_FAR_TERM;
        }
        if (term->like != 0) cat->likes |= 1u << term->kind;
    }
    for (int s = 0; s < TESI_STAGES; s++) {
        uint32_t kinds = all_kinds(&vm->score[s]);
        for (uint32_t k = 0; k < cat->nkinds; k++) {
            if (kinds >> k & 1) cat->kinds[k].hooks |= (uint8_t)(1u << s);
        }
    }
    uint32_t weighed = all_about(&vm->weigh);
    for (uint32_t p = 0; p < cat->npieces; p++) {
        cat->pieces[p].weighed = weighed >> p & 1;
    }
    cat->ranked = all_kinds(&vm->rank) | all_kinds(&vm->decide);
    cat->place_hook = vm->place.count > 0;
}

/* Which questions must be answered, which one joins all others, and which the
 * phases ask. */
static void note_questions(struct tes_ruleset *vm)
{
    for (uint32_t q = 0; q < vm->nquestions; q++) {
        struct tesI_question *question = &vm->questions[q];
        for (uint32_t i = 0; i < question->count; i++) {
            question->must = question->must || question->offers[i].must;
        }
        if (strcmp(tesI_text(vm->cat, question->name), "any") == 0) {
            vm->any = question;
        }
        for (uint32_t p = 0; p < vm->cat->nphases; p++) {
            struct tesI_native *native = &vm->native[p];
            if (native->name == question->name) native->question = question;
        }
    }
}

/* What offers are listed by, as far as it is known before there is a game. */
static void ready_offers(lua_State *L, struct tes_ruleset *vm)
{
    for (uint32_t q = 0; q < vm->nquestions; q++) {
        for (uint32_t i = 0; i < vm->questions[q].count; i++) {
            tesI_ready_offer(L, &vm->questions[q].offers[i]);
        }
    }
}

/* engine.build(plan) */
int tesI_build(lua_State *L)
{
    struct tes_ruleset *vm = tesI_vm(L);
    struct tesI_catalogue *cat = vm->cat;

    luaL_checktype(L, 1, LUA_TTABLE);
    lua_settop(L, 1);
    tesI_build_tiles(L, cat);
    tesI_plan_read(L, catalogue_fields, cat);
    tesI_plan_read(L, vm_fields, vm);
    note_secrets(cat);
    note_scores(vm, cat);
    note_questions(vm);
    if (!tesI_catalogue_finish(cat)) return tesI_out_of_memory(L);
    if (!vm->lua_only) ready_offers(L, vm);
    cat->declared = cat->nlabels;
    for (uint32_t l = 1; l <= cat->nlabels; l++) { /* see push_answer */
        tesI_push_label(L, (tesI_label)l);
        lua_pop(L, 1);
    }
    return 0;
}
