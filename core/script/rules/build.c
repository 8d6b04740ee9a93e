/* build.c - from the plan that lua/plan/catalogue.lua makes to a catalogue:
 * what runs a game. What lies on the table is read in build_tiles.c.
 *
 * The Lua side has checked everything an author can get wrong; what is
 * checked here are the limits of the core. */
#include <string.h>

#include "script/bind/options.h"
#include "script/native/changes.h"
#include "script/native/lists.h"
#include "script/native/steps.h"
#include "script/rules/build.h"
#include "script/rules/build_tiles.h"
#include "script/rules/plan.h"
#include "script/vm/handle.h"

/* ---- phases, variables, zones -------------------------------------------- */

static int function_field(lua_State *L, const char *name)
{
    if (lua_getfield(L, -1, name) != LUA_TFUNCTION) {
        luaL_error(L, "the plan lacks a function '%s'", name);
    }
    return luaL_ref(L, LUA_REGISTRYINDEX);
}

/* The field "types" of the table at the top, a list of booleans, as a bit
 * for each type; NULL when it is missing. */
static uint32_t *types_field(lua_State *L, uint32_t ntypes)
{
    uint32_t *bits = NULL;
    if (lua_getfield(L, -1, "types") == LUA_TTABLE) {
        bits = tesI_plan_room(L, ntypes / 32 + 1, sizeof *bits);
        for (uint32_t t = 0; t < ntypes; t++) {
            lua_rawgeti(L, -1, (int)t + 1);
            if (lua_toboolean(L, -1)) tesI_put_in(bits, t);
            lua_pop(L, 1);
        }
    }
    lua_pop(L, 1);
    return bits;
}

/* The condition at the top of the stack. */
static void read_one_condition(lua_State *L, uint32_t ntypes,
                               struct tesI_condition *condition)
{
    condition->fresh = tesI_plan_integer(L, "fresh") != 0;
    condition->var = (uint16_t)tesI_plan_integer(L, "var");
    condition->mine = (uint16_t)tesI_plan_integer(L, "mine");
    condition->away = (uint8_t)tesI_plan_integer(L, "away");
    condition->of = (uint8_t)tesI_plan_integer(L, "of");
    condition->home = (uint8_t)tesI_plan_integer(L, "home");
    condition->out = (uint8_t)tesI_plan_integer(L, "out");
    condition->both[0] = (uint32_t)tesI_plan_integer(L, "one");
    condition->both[1] = (uint32_t)tesI_plan_integer(L, "other");
    condition->here = (uint32_t)tesI_plan_integer(L, "here");
    condition->enclosed = (uint32_t)tesI_plan_integer(L, "enclosed");
    condition->part = tesI_plan_label(L, "part");
    condition->hole = tesI_plan_integer(L, "hole") != 0;
    condition->dry = tesI_plan_integer(L, "dry") != 0;
    condition->claims = tesI_plan_label(L, "claims");
    condition->drawn = tesI_plan_integer(L, "drawn") != 0;
    condition->piles = (uint32_t)tesI_plan_integer(L, "piles");
    condition->types = types_field(L, ntypes);
    tesI_condition_ready(condition);
}

/* The field "when" of the table at the top, a list one of which must hold;
 * always, when it is missing. What is read is owned at once, so that an error
 * loses nothing. */
static void read_condition(lua_State *L, uint32_t ntypes,
                           struct tesI_condition *condition)
{
    if (lua_getfield(L, -1, "when") == LUA_TTABLE) {
        lua_Integer count = luaL_len(L, -1);
        for (lua_Integer i = 1; i <= count; i++) {
            lua_geti(L, -1, i);
            read_one_condition(L, ntypes, condition);
            lua_pop(L, 1);
            if (i == count) break;
            condition->other = tesI_plan_room(L, 1, sizeof *condition);
            condition = condition->other;
        }
    }
    lua_pop(L, 1);
}

static void read_wraps(lua_State *L, const char *name, struct tesI_wraps *wraps)
{
    uint32_t count = tesI_plan_list(L, name, TESI_MAX_LABELS);
    wraps->list = tesI_plan_room(L, count, sizeof *wraps->list);
    wraps->count = count;
    for (uint32_t i = 0; i < count; i++) {
        lua_rawgeti(L, -1, (int)i + 1);
        wraps->list[i].change = (uint32_t)tesI_plan_integer(L, "change");
        wraps->list[i].when = (uint32_t)tesI_plan_integer(L, "when");
        lua_pop(L, 1);
    }
    lua_pop(L, 1);
}

/* The field "step" of the table at the top, if it has one. */
static void read_step(lua_State *L, struct tesI_native *native)
{
    static const char *const words[] = {NULL,
#define X(name, word, start, takes) word,
                                        TESI_STEPS(X)
#undef X
    };
    if (lua_getfield(L, -1, "step") == LUA_TTABLE) {
        lua_getfield(L, -1, "word");
        for (size_t w = 1; w < sizeof words / sizeof *words; w++) {
            if (strcmp(lua_tostring(L, -1), words[w]) == 0) {
                native->word = (tesI_native_word)w;
            }
        }
        lua_pop(L, 1);
        native->name = tesI_plan_label(L, "question");
        native->jump = (uint32_t)tesI_plan_integer(L, "jump") - 1;
        native->unless = (uint64_t)tesI_plan_integer(L, "unless");
        native->never = (uint64_t)tesI_plan_integer(L, "never");
        read_wraps(L, "before", &native->before);
        read_wraps(L, "draws", &native->draws);
    }
    lua_pop(L, 1);
}

static void read_conditions(lua_State *L, struct tes_ruleset *vm)
{
    uint32_t count = tesI_plan_list(L, "conditions", TESI_MAX_LABELS);
    vm->conditions = tesI_plan_room(L, count, sizeof *vm->conditions);
    for (uint32_t i = 0; i < count; i++) {
        lua_rawgeti(L, -1, (int)i + 1);
        vm->nconditions = i + 1;
        read_condition(L, vm->cat->ntypes, &vm->conditions[i]);
        lua_pop(L, 1);
    }
    lua_pop(L, 1);
}

/* The change at the top of the stack. */
static void read_change(lua_State *L, struct tesI_change *change)
{
    change->take = (uint32_t)tesI_plan_integer(L, "take");
    uint32_t count = tesI_plan_list(L, "sets", TESI_MAX_VARS);
    change->sets = tesI_plan_room(L, count, sizeof *change->sets);
    change->count = count;
    for (uint32_t i = 0; i < count; i++) {
        struct tesI_set *set = &change->sets[i];
        lua_rawgeti(L, -1, (int)i + 1);
        set->var = (uint16_t)tesI_plan_integer(L, "var");
        set->value = (int32_t)tesI_plan_integer(L, "value");
        lua_Integer step = tesI_plan_integer(L, "step");
        set->how = step > 0 ? SET_UP : step < 0 ? SET_DOWN : SET_TO;
        lua_pop(L, 1);
    }
    lua_pop(L, 1);
}

static void read_changes(lua_State *L, struct tes_ruleset *vm)
{
    uint32_t count = tesI_plan_list(L, "changes", TESI_MAX_LABELS);
    vm->changes = tesI_plan_room(L, count, sizeof *vm->changes);
    for (uint32_t i = 0; i < count; i++) {
        lua_rawgeti(L, -1, (int)i + 1);
        vm->nchanges = i + 1;
        read_change(L, &vm->changes[i]);
        lua_pop(L, 1);
    }
    lua_pop(L, 1);
}

static void read_phases(lua_State *L, struct tes_ruleset *vm)
{
    struct tesI_catalogue *cat = vm->cat;
    cat->nphases = tesI_plan_list(L, "phases", TESI_MAX_PHASES);
    vm->native = tesI_plan_room(L, TESI_MAX_PHASES, sizeof *vm->native);
    for (uint32_t p = 0; p < cat->nphases; p++) {
        lua_rawgeti(L, -1, (int)p + 1);
        cat->phases[p].name = tesI_plan_label(L, "name");
        cat->phases[p].module = tesI_plan_label(L, "module");
        cat->phases[p].stage = (uint8_t)tesI_plan_integer(L, "stage");
        read_condition(L, cat->ntypes, &cat->phases[p].when);
        cat->phases[p].landmark = tesI_plan_integer(L, "landmark") != 0;
        if (!cat->phases[p].landmark) {
            vm->phases[p] = function_field(L, "run");
            if (!vm->lua_only) read_step(L, &vm->native[p]);
        }
        lua_pop(L, 1);
    }
    lua_pop(L, 1);
}

static void read_words(lua_State *L, struct tesI_var *var)
{
    uint32_t count = tesI_plan_list(L, "words", 255);
    var->words = tesI_plan_room(L, count, sizeof *var->words);
    var->nwords = count;
    for (uint32_t w = 0; w < count; w++) {
        lua_rawgeti(L, -1, (int)w + 1);
        var->words[w] = tesI_check_label(L, lua_gettop(L));
        lua_pop(L, 1);
    }
    lua_pop(L, 1);
}

/* The function that lists what a hidden variable may hold, if there is one. */
static void read_sample(lua_State *L, struct tes_ruleset *vm, uint32_t var)
{
    vm->cat->vars[var].sampled = lua_getfield(L, -1, "sample") != LUA_TNIL;
    lua_pop(L, 1);
    if (!vm->cat->vars[var].sampled) return;
    vm->samples[var].module = tesI_plan_label(L, "module");
    vm->samples[var].ref = function_field(L, "sample");
}

static void read_vars(lua_State *L, struct tes_ruleset *vm)
{
    struct tesI_catalogue *cat = vm->cat;
    cat->nvars = tesI_plan_list(L, "vars", TESI_MAX_VARS);
    for (uint32_t v = 0; v < cat->nvars; v++) {
        struct tesI_var *var = &cat->vars[v];
        lua_rawgeti(L, -1, (int)v + 1);
        var->name = tesI_plan_label(L, "name");
        var->scope = (uint8_t)tesI_plan_integer(L, "scope");
        var->type = (uint8_t)tesI_plan_integer(L, "type");
        var->initial = (int32_t)tesI_plan_integer(L, "initial");
        var->sight = tesI_plan_sight(L, cat);
        read_sample(L, vm, v);
        if (var->type == VAR_WORD) read_words(L, var);
        lua_pop(L, 1);
    }
    lua_pop(L, 1);
}

static void read_zones(lua_State *L, struct tesI_catalogue *cat)
{
    cat->nzones = tesI_plan_list(L, "zones", TESI_MAX_ZONES);
    for (uint32_t z = 0; z < cat->nzones; z++) {
        lua_rawgeti(L, -1, (int)z + 1);
        cat->zones[z].name = tesI_plan_label(L, "name");
        cat->zones[z].owned = tesI_plan_integer(L, "owned") != 0;
        cat->zones[z].sight = tesI_plan_sight(L, cat);
        cat->zones[z].placed = tesI_plan_integer(L, "placed") != 0;
        cat->zones[z].x = (int32_t)tesI_plan_integer(L, "x");
        cat->zones[z].y = (int32_t)tesI_plan_integer(L, "y");
        lua_pop(L, 1);
    }
    lua_pop(L, 1);
}

static void read_terms(lua_State *L, struct tesI_catalogue *cat)
{
    cat->nterms = tesI_plan_list(L, "terms", TESI_MAX_TERMS * 4);
    for (uint32_t t = 0; t < cat->nterms; t++) {
        struct tesI_term *term = &cat->terms[t];
        lua_rawgeti(L, -1, (int)t + 1);
        term->name = tesI_plan_label(L, "name");
        term->module = tesI_plan_label(L, "module");
        term->kind = (uint8_t)tesI_plan_integer(L, "kind");
        term->source = (uint8_t)tesI_plan_integer(L, "source");
        term->attr = (uint8_t)tesI_plan_integer(L, "attr");
        term->touched = (uint8_t)tesI_plan_integer(L, "touched");
        if (term->source == FROM_TOUCHED) {
            cat->kinds[term->kind].hooks |= TESI_FAR_TERM;
        }
        term->complete = (int32_t)tesI_plan_integer(L, "complete");
        term->incomplete = (int32_t)tesI_plan_integer(L, "incomplete");
        term->like = tesI_plan_label(L, "like");
        if (term->like != 0) cat->likes |= 1u << term->kind;
        lua_pop(L, 1);
    }
    lua_pop(L, 1);
}

/* ---- hooks --------------------------------------------------------------- */

/* Reads the list at the top into hooks; leaves the list. */
static void read_hooks(lua_State *L, struct tesI_hooks *hooks, uint32_t ntypes)
{
    uint32_t count = (uint32_t)luaL_len(L, -1);
    hooks->list = tesI_plan_room(L, count, sizeof *hooks->list);
    for (uint32_t i = 0; i < count; i++) {
        struct tesI_hook *hook = &hooks->list[i];
        lua_rawgeti(L, -1, (int)i + 1);
        hook->module = tesI_plan_label(L, "module");
        hook->kinds = (uint32_t)tesI_plan_integer(L, "kinds");
        hook->about = (uint32_t)tesI_plan_integer(L, "about");
        hook->classes = (uint32_t)tesI_plan_integer(L, "classes");
        hook->zones = (uint64_t)tesI_plan_integer(L, "zones");
        hook->kept = tesI_plan_integer(L, "kept") != 0;
        hooks->count = i + 1;
        hook->types = types_field(L, ntypes);
        read_condition(L, ntypes, &hook->when);
        hook->apart = (uint32_t)tesI_plan_integer(L, "apart");
        hook->reason = tesI_plan_label(L, "reason");
        if (!tesI_vm(L)->lua_only) {
            hook->change = (uint32_t)tesI_plan_integer(L, "change");
        }
        if (hook->apart == 0) hook->ref = function_field(L, "run");
        lua_pop(L, 1);
    }
}

/* The list of hooks with this name. */
static void read_list(lua_State *L, const char *name, struct tesI_hooks *hooks,
                      uint32_t ntypes)
{
    lua_getfield(L, -1, name);
    read_hooks(L, hooks, ntypes);
    lua_pop(L, 1);
}

static void read_majority(lua_State *L, struct tes_ruleset *vm)
{
    struct tesI_catalogue *cat = vm->cat;

    read_list(L, "weigh", &vm->weigh, 0);
    read_list(L, "rank", &vm->rank, 0);
    read_list(L, "decide", &vm->decide, 0);
    for (uint32_t i = 0; i < vm->weigh.count; i++) {
        for (uint32_t p = 0; p < cat->npieces; p++) {
            if (vm->weigh.list[i].about >> p & 1) cat->pieces[p].weighed = true;
        }
    }
    for (uint32_t i = 0; i < vm->rank.count; i++) {
        cat->ranked |= vm->rank.list[i].kinds;
    }
    for (uint32_t i = 0; i < vm->decide.count; i++) {
        cat->ranked |= vm->decide.list[i].kinds;
    }
}

static void read_all_hooks(lua_State *L, struct tes_ruleset *vm)
{
    struct tesI_catalogue *cat = vm->cat;

    lua_getfield(L, -1, "score");
    for (int s = 0; s < TESI_STAGES; s++) {
        lua_rawgeti(L, -1, s + 1);
        read_hooks(L, &vm->score[s], 0);
        for (uint32_t i = 0; i < vm->score[s].count; i++) {
            for (uint32_t k = 0; k < cat->nkinds; k++) {
                if ((vm->score[s].list[i].kinds >> k & 1) == 0) continue;
                cat->kinds[k].hooks |= (uint8_t)(1u << s);
            }
        }
        lua_pop(L, 1);
    }
    lua_pop(L, 1);
    lua_getfield(L, -1, "on");
    for (int e = 0; e < TESI_ON_EVENTS; e++) {
        lua_rawgeti(L, -1, e + 1);
        read_hooks(L, &vm->on[e], cat->ntypes);
        lua_pop(L, 1);
    }
    lua_pop(L, 1);
    read_list(L, "place", &vm->place, cat->ntypes);
    read_list(L, "stand", &vm->stand, 0);
    read_majority(L, vm);
    cat->place_hook = vm->place.count > 0;
}

/* ---- offers -------------------------------------------------------------- */

/* The field "list" of the table at the top: a function, or { word, ... }. */
static void read_lister(lua_State *L, struct tesI_offer *offer)
{
    if (lua_getfield(L, -1, "list") == LUA_TTABLE) {
        lua_rawgeti(L, -1, 1);
        offer->word = tesI_menu_word(luaL_checkstring(L, -1));
        lua_pop(L, 1);
        if (offer->word == NULL) luaL_error(L, "no such word of the menu");
        offer->nargs = (int)luaL_len(L, -1) - 1;
        if (offer->nargs > TESI_WORD_ARGS) {
            luaL_error(L, "a word with more than %d arguments", TESI_WORD_ARGS);
        }
        for (int i = 0; i < offer->nargs; i++) {
            if (lua_rawgeti(L, -1, i + 2) == LUA_TTABLE) {
                offer->args[i].var = (uint32_t)tesI_plan_integer(L, "var");
                lua_pop(L, 1);
            } else {
                offer->args[i].ref = luaL_ref(L, LUA_REGISTRYINDEX);
            }
        }
        lua_pop(L, 1);
        return;
    }
    lua_pop(L, 1);
    offer->list = function_field(L, "list");
}

static void read_question(lua_State *L, const struct tesI_catalogue *cat,
                          struct tesI_question *question)
{
    question->name = tesI_plan_label(L, "name");
    uint32_t count = tesI_plan_list(L, "offers", TESI_INTERRUPT);
    question->offers = tesI_plan_room(L, count, sizeof *question->offers);
    for (uint32_t i = 0; i < count; i++) {
        struct tesI_offer *offer = &question->offers[i];
        lua_rawgeti(L, -1, (int)i + 1);
        question->count = i + 1;
        offer->must = tesI_plan_integer(L, "must") != 0;
        question->must = question->must || offer->must;
        read_condition(L, cat->ntypes, &offer->when);
        offer->module = tesI_plan_label(L, "module");
        read_lister(L, offer);
        offer->apply = function_field(L, "apply");
        offer->deploys =
            !tesI_vm(L)->lua_only && tesI_plan_integer(L, "deploys") != 0;
        lua_pop(L, 1);
    }
    lua_pop(L, 1);
}

static void read_questions(lua_State *L, struct tes_ruleset *vm)
{
    uint32_t count = tesI_plan_list(L, "questions", TESI_MAX_LABELS);
    vm->questions = tesI_plan_room(L, count, sizeof *vm->questions);
    for (uint32_t i = 0; i < count; i++) {
        struct tesI_question *question = &vm->questions[i];
        lua_rawgeti(L, -1, (int)i + 1);
        vm->nquestions = i + 1;
        read_question(L, vm->cat, question);
        if (strcmp(tesI_text(vm->cat, question->name), "any") == 0) {
            vm->any = question;
        }
        lua_pop(L, 1);
    }
    lua_pop(L, 1);
}

/* Finds the question that a phase asks. */
static void ready_native(struct tes_ruleset *vm, struct tesI_native *native)
{
    for (uint32_t i = 0; i < vm->nquestions; i++) {
        if (vm->questions[i].name != native->name) continue;
        native->question = &vm->questions[i];
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
    cat->players = (int)tesI_plan_integer(L, "players");
    vm->seed = (uint64_t)tesI_plan_integer(L, "seed");
    tesI_build_tiles(L, cat);
    read_conditions(L, vm);
    read_changes(L, vm);
    read_phases(L, vm);
    read_vars(L, vm);
    read_zones(L, cat);
    read_terms(L, cat);
    read_all_hooks(L, vm);
    read_questions(L, vm);
    for (uint32_t p = 0; p < cat->nphases; p++) {
        ready_native(vm, &vm->native[p]);
    }
    if (!tesI_catalogue_finish(cat)) return tesI_out_of_memory(L);
    if (!vm->lua_only) ready_offers(L, vm);
    for (uint32_t l = 1; l <= cat->nlabels; l++) { /* see push_answer */
        tesI_push_label(L, (tesI_label)l);
        lua_pop(L, 1);
    }
    return 0;
}
