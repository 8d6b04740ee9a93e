/* build.c - from the plan that lua/plan.lua makes to a catalogue.
 *
 * The Lua side has checked everything an author can get wrong; what is
 * checked here are the limits of the core. */
#include <string.h>

#include "../../alloc.h"
#include "../bind/handle.h"

static lua_Integer integer_field(lua_State *L, const char *name)
{
    lua_getfield(L, -1, name);
    lua_Integer value =
        lua_isboolean(L, -1) ? lua_toboolean(L, -1) : lua_tointeger(L, -1);
    lua_pop(L, 1);
    return value;
}

static tesI_label label_field(lua_State *L, const char *name)
{
    tesI_label label = 0;
    if (lua_getfield(L, -1, name) == LUA_TSTRING) {
        label = tesI_check_label(L, lua_gettop(L));
    }
    lua_pop(L, 1);
    return label;
}

/* Pushes list plan[name] and returns its length, checked against a limit. */
static uint32_t open_list(lua_State *L, const char *name, lua_Integer limit)
{
    if (lua_getfield(L, -1, name) != LUA_TTABLE) {
        luaL_error(L, "the plan has no '%s'", name);
    }
    lua_Integer count = luaL_len(L, -1);
    if (count > limit) {
        luaL_error(L, "too many %s: %d, the core takes %d", name, (int)count,
                   (int)limit);
    }
    return (uint32_t)count;
}

static void *allocate(lua_State *L, size_t count, size_t size)
{
    void *block = tesI_zalloc(count * size + 1);
    if (block == NULL) tesI_out_of_memory(L);
    return block;
}

/* ---- kinds, sides, pieces ----------------------------------------------- */

static void read_kinds(lua_State *L, struct tesI_catalogue *cat)
{
    cat->nkinds = open_list(L, "kinds", TESI_MAX_KINDS);
    for (uint32_t k = 0; k < cat->nkinds; k++) {
        struct tesI_kind *kind = &cat->kinds[k];
        lua_rawgeti(L, -1, (int)k + 1);
        kind->name = label_field(L, "name");
        kind->closes = (uint8_t)integer_field(L, "closes");
        kind->joins = (uint32_t)integer_field(L, "joins");
        kind->classes = (uint32_t)integer_field(L, "classes");
        kind->vetoed = (uint32_t)integer_field(L, "vetoed");
        kind->meets = label_field(L, "meets");
        kind->nattrs = (uint8_t)open_list(L, "attrs", TESI_MAX_ATTRS);
        for (uint32_t a = 0; a < kind->nattrs; a++) {
            lua_rawgeti(L, -1, (int)a + 1);
            kind->attrs[a].name = label_field(L, "name");
            kind->attrs[a].merge = (uint8_t)integer_field(L, "merge");
            lua_pop(L, 1);
        }
        lua_pop(L, 2);
    }
    lua_pop(L, 1);
}

static void read_sides(lua_State *L, struct tesI_catalogue *cat)
{
    cat->nsides = open_list(L, "sides", TESI_MAX_SIDE_KINDS - 1) + 1;
    for (uint32_t s = 1; s < cat->nsides; s++) {
        lua_rawgeti(L, -1, (int)s);
        cat->sides[s].name = label_field(L, "name");
        cat->sides[s].touches = (uint32_t)integer_field(L, "touches");
        cat->sides[s].continues = integer_field(L, "continues") != 0;
        lua_pop(L, 1);
    }
    lua_pop(L, 1);
}

static void read_pieces(lua_State *L, struct tesI_catalogue *cat)
{
    cat->npieces = open_list(L, "pieces", TESI_MAX_PIECES);
    for (uint32_t p = 0; p < cat->npieces; p++) {
        struct tesI_piece *piece = &cat->pieces[p];
        lua_rawgeti(L, -1, (int)p + 1);
        piece->name = label_field(L, "name");
        piece->owned = integer_field(L, "owned") != 0;
        piece->claims = integer_field(L, "claims") != 0;
        piece->bars = integer_field(L, "bars") != 0;
        piece->stays = integer_field(L, "stays") != 0;
        piece->beside = (uint32_t)integer_field(L, "beside");
        piece->count = (uint8_t)integer_field(L, "count");
        piece->weight = (int16_t)integer_field(L, "weight");
        piece->classes = (uint32_t)integer_field(L, "classes");
        piece->grounds = (uint32_t)integer_field(L, "grounds");
        lua_pop(L, 1);
    }
    lua_pop(L, 1);
    for (uint32_t p = 0; p < cat->npieces; p++) { /* from classes to pieces */
        cat->pieces[p].beside = tesI_pieces_of(cat, cat->pieces[p].beside);
    }
}

static uint32_t read_names(lua_State *L, const char *name, tesI_label *out)
{
    uint32_t count = open_list(L, name, 32);
    for (uint32_t i = 0; i < count; i++) {
        lua_rawgeti(L, -1, (int)i + 1);
        out[i] = tesI_check_label(L, lua_gettop(L));
        lua_pop(L, 1);
    }
    lua_pop(L, 1);
    return count;
}

/* ---- tile types and piles ------------------------------------------------ */

static void read_segment(lua_State *L, struct tesI_catalogue *cat,
                         struct tesI_segdef *segment)
{
    segment->kind = (uint8_t)integer_field(L, "kind");
    segment->sides = (uint8_t)integer_field(L, "sides");
    segment->halves = (uint8_t)integer_field(L, "halves");
    segment->touches = (uint16_t)integer_field(L, "touches");
    segment->joined = (uint16_t)integer_field(L, "joined");
    segment->ends = label_field(L, "ends");
    if (segment->kind >= cat->nkinds) luaL_error(L, "no such kind");
    uint32_t attrs = open_list(L, "attrs", TESI_MAX_ATTRS);
    for (uint32_t a = 0; a < attrs; a++) {
        lua_rawgeti(L, -1, (int)a + 1);
        segment->attrs[a] = (int32_t)lua_tointeger(L, -1);
        lua_pop(L, 1);
    }
    lua_pop(L, 1);
}

/* at = { x, y }: lua/tileset.lua keeps both within 1000. */
static void read_layout(lua_State *L, struct tesI_type *type)
{
    type->fixed = lua_getfield(L, -1, "at") == LUA_TTABLE;
    if (type->fixed) {
        lua_rawgeti(L, -1, 1);
        lua_rawgeti(L, -2, 2);
        type->x = (int16_t)lua_tointeger(L, -2);
        type->y = (int16_t)lua_tointeger(L, -1);
        lua_pop(L, 2);
    }
    lua_pop(L, 1);
}

/* under, overlay and turned say what a derived type is; with, a list by
 * overlay and rotation, what a type becomes. Types are numbered from 0, and
 * none becomes number 0. */
static void read_derived(lua_State *L, const struct tesI_catalogue *cat,
                         struct tesI_type *type)
{
    type->plain = (uint16_t)integer_field(L, "plain");
    type->under = (uint16_t)integer_field(L, "under");
    type->overlay = (uint8_t)integer_field(L, "overlay");
    type->turned = (uint8_t)integer_field(L, "turned");
    if (lua_getfield(L, -1, "with") == LUA_TTABLE) {
        uint32_t count = 4 * cat->noverlays;
        type->with = allocate(L, count, sizeof *type->with);
        for (uint32_t i = 0; i < count; i++) {
            lua_rawgeti(L, -1, (int)i + 1);
            type->with[i] = (uint16_t)lua_tointeger(L, -1);
            lua_pop(L, 1);
        }
    }
    lua_pop(L, 1);
}

static void read_overlays(lua_State *L, struct tesI_catalogue *cat)
{
    cat->noverlays = open_list(L, "overlays", TESI_MAX_OVERLAYS);
    for (uint32_t o = 0; o < cat->noverlays; o++) {
        struct tesI_overlay *overlay = &cat->overlays[o];
        lua_rawgeti(L, -1, (int)o + 1);
        overlay->name = label_field(L, "name");
        overlay->sides = (uint8_t)integer_field(L, "sides");
        overlay->kind = (uint8_t)integer_field(L, "kind");
        overlay->turns = (uint8_t)integer_field(L, "turns");
        overlay->price = (uint8_t)integer_field(L, "price");
        overlay->covers = (uint32_t)integer_field(L, "covers");
        open_list(L, "labels", 4);
        for (int r = 0; r < 4; r++) {
            lua_rawgeti(L, -1, r + 1);
            overlay->labels[r] = tesI_check_label(L, lua_gettop(L));
            lua_pop(L, 1);
        }
        lua_pop(L, 2);
    }
    lua_pop(L, 1);
    cat->ntogether = (uint32_t)integer_field(L, "together");
    if (cat->ntogether > TESI_MAX_TOGETHER) {
        luaL_error(L,
                   "too many overlays that are laid together with a tile: "
                   "the core takes %d",
                   TESI_MAX_TOGETHER);
    }
}

/* Directions that marks of the type at the top point to, if any do. */
static void read_headings(lua_State *L, struct tesI_type *type)
{
    if (lua_getfield(L, -1, "headings") == LUA_TTABLE) {
        type->heading = allocate(L, TESI_MAX_MARKS, 1);
        for (int m = 0; m < TESI_MAX_MARKS; m++) {
            lua_rawgeti(L, -1, m + 1);
            type->heading[m] = (uint8_t)lua_tointeger(L, -1);
            lua_pop(L, 1);
        }
    }
    lua_pop(L, 1);
}

static void read_types(lua_State *L, struct tesI_catalogue *cat)
{
    uint32_t count = open_list(L, "types", TESI_MAX_TYPES);
    cat->types = allocate(L, count, sizeof *cat->types);
    cat->ntypes = count;
    for (uint32_t t = 0; t < count; t++) {
        struct tesI_type *type = &cat->types[t];
        lua_rawgeti(L, -1, (int)t + 1);
        lua_getfield(L, -1, "id");
        type->id = tesI_strdup(luaL_checkstring(L, -1));
        if (type->id == NULL) tesI_out_of_memory(L);
        lua_pop(L, 1);
        type->marks = (uint32_t)integer_field(L, "marks");
        type->vetoed = integer_field(L, "vetoed") != 0;
        read_derived(L, cat, type);
        read_layout(L, type);
        read_headings(L, type);
        open_list(L, "sides", TESI_SIDES);
        for (int s = 0; s < TESI_SIDES; s++) {
            lua_rawgeti(L, -1, s + 1);
            type->side[s] = (uint8_t)lua_tointeger(L, -1);
            lua_pop(L, 1);
        }
        lua_pop(L, 1);
        type->nsegments = (uint8_t)open_list(L, "segments", TESI_MAX_SEGMENTS);
        type->segments = allocate(L, type->nsegments, sizeof *type->segments);
        for (uint32_t s = 0; s < type->nsegments; s++) {
            lua_rawgeti(L, -1, (int)s + 1);
            read_segment(L, cat, &type->segments[s]);
            lua_pop(L, 1);
        }
        lua_pop(L, 2);
    }
    lua_pop(L, 1);
}

/* Of one type in one pile, so that a sum over all types fits. */
#define MAX_COPIES 1000000

/* Who may see the row at the top: seen, seen_var. */
static struct tesI_sight read_sight(lua_State *L, struct tesI_catalogue *cat)
{
    struct tesI_sight sight = {(uint8_t)integer_field(L, "seen"),
                               (uint16_t)integer_field(L, "seen_var")};
    if (sight.seen != SEEN_ALL) cat->secrets = true;
    if (sight.seen == SEEN_SET) cat->vars[sight.var].opens = true;
    return sight;
}

static void read_piles(lua_State *L, struct tesI_catalogue *cat)
{
    uint32_t count = open_list(L, "piles", TESI_MAX_PILES);
    for (uint32_t p = 0; p < count; p++) {
        struct tesI_pile *pile = &cat->piles[p];
        lua_rawgeti(L, -1, (int)p + 1);
        pile->name = label_field(L, "name");
        pile->drawn = integer_field(L, "drawn") != 0;
        pile->owner = (uint8_t)integer_field(L, "owner");
        pile->of = (uint8_t)integer_field(L, "of");
        pile->sight = read_sight(L, cat);
        pile->counts = allocate(L, cat->nprinted, sizeof *pile->counts);
        cat->npiles = p + 1;
        open_list(L, "counts", TESI_MAX_TYPES);
        for (uint32_t t = 0; t < cat->nprinted; t++) {
            lua_rawgeti(L, -1, (int)t + 1);
            lua_Integer tiles = lua_tointeger(L, -1);
            if (tiles < 0 || tiles > MAX_COPIES) {
                luaL_error(L, "%s: a pile holds 0 to %d copies",
                           cat->types[t].id, MAX_COPIES);
            }
            pile->counts[t] = (uint32_t)tiles;
            lua_pop(L, 1);
        }
        lua_pop(L, 2);
    }
    for (uint32_t p = 0; p < count; p++) {
        const struct tesI_pile *pile = &cat->piles[p];
        if (pile->sight.seen != SEEN_ALL) cat->piles[pile->of].feeds = true;
    }
    lua_pop(L, 1);
}

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
        bits = allocate(L, ntypes / 32 + 1, sizeof *bits);
        for (uint32_t t = 0; t < ntypes; t++) {
            lua_rawgeti(L, -1, (int)t + 1);
            if (lua_toboolean(L, -1)) bits[t / 32] |= 1u << (t & 31);
            lua_pop(L, 1);
        }
    }
    lua_pop(L, 1);
    return bits;
}

/* The field "when" of the table at the top; always, when it is missing. */
static void read_condition(lua_State *L, uint32_t ntypes,
                           struct tesI_condition *condition)
{
    if (lua_getfield(L, -1, "when") == LUA_TTABLE) {
        condition->any = true;
        condition->fresh = integer_field(L, "fresh") != 0;
        condition->var = (uint16_t)integer_field(L, "var");
        condition->mine = (uint16_t)integer_field(L, "mine");
        condition->away = (uint8_t)integer_field(L, "away");
        condition->of = (uint8_t)integer_field(L, "of");
        condition->home = (uint8_t)integer_field(L, "home");
        condition->out = (uint8_t)integer_field(L, "out");
        condition->both[0] = (uint8_t)integer_field(L, "one");
        condition->both[1] = (uint8_t)integer_field(L, "other");
        condition->hole = integer_field(L, "hole") != 0;
        condition->dry = integer_field(L, "dry") != 0;
        condition->claims = label_field(L, "claims");
        condition->drawn = integer_field(L, "drawn") != 0;
        condition->piles = (uint32_t)integer_field(L, "piles");
        condition->types = types_field(L, ntypes);
    }
    lua_pop(L, 1);
}

/* The field "step" of the table at the top, if it has one. */
static void read_step(lua_State *L, struct tesI_native *native)
{
    static const char *const words[] = {[NATIVE_OFFER] = "offer",
                                        [NATIVE_LAY] = "lay",
                                        [NATIVE_FINISH] = "finish"};
    if (lua_getfield(L, -1, "step") == LUA_TTABLE) {
        lua_getfield(L, -1, "word");
        for (int w = NATIVE_OFFER; w <= NATIVE_FINISH; w++) {
            if (strcmp(lua_tostring(L, -1), words[w]) == 0) {
                native->word = (tesI_native_word)w;
            }
        }
        lua_pop(L, 1);
        native->name = label_field(L, "question");
        native->jump = (uint32_t)integer_field(L, "jump") - 1;
        native->unless = (uint64_t)integer_field(L, "unless");
    }
    lua_pop(L, 1);
}

static void read_conditions(lua_State *L, struct tes_ruleset *vm)
{
    uint32_t count = open_list(L, "conditions", TESI_MAX_LABELS);
    vm->conditions = allocate(L, count, sizeof *vm->conditions);
    for (uint32_t i = 0; i < count; i++) {
        lua_rawgeti(L, -1, (int)i + 1);
        vm->nconditions = i + 1;
        read_condition(L, vm->cat->ntypes, &vm->conditions[i]);
        lua_pop(L, 1);
    }
    lua_pop(L, 1);
}

static void read_phases(lua_State *L, struct tes_ruleset *vm)
{
    struct tesI_catalogue *cat = vm->cat;
    cat->nphases = open_list(L, "phases", TESI_MAX_PHASES);
    for (uint32_t p = 0; p < cat->nphases; p++) {
        lua_rawgeti(L, -1, (int)p + 1);
        cat->phases[p].name = label_field(L, "name");
        cat->phases[p].module = label_field(L, "module");
        cat->phases[p].stage = (uint8_t)integer_field(L, "stage");
        read_condition(L, cat->ntypes, &cat->phases[p].when);
        cat->phases[p].landmark = integer_field(L, "landmark") != 0;
        if (!cat->phases[p].landmark) {
            vm->phases[p] = function_field(L, "run");
            read_step(L, &vm->native[p]);
        }
        lua_pop(L, 1);
    }
    lua_pop(L, 1);
}

static void read_words(lua_State *L, struct tesI_var *var)
{
    uint32_t count = open_list(L, "words", 255);
    var->words = allocate(L, count, sizeof *var->words);
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
    vm->samples[var].module = label_field(L, "module");
    vm->samples[var].ref = function_field(L, "sample");
}

static void read_vars(lua_State *L, struct tes_ruleset *vm)
{
    struct tesI_catalogue *cat = vm->cat;
    cat->nvars = open_list(L, "vars", TESI_MAX_VARS);
    for (uint32_t v = 0; v < cat->nvars; v++) {
        struct tesI_var *var = &cat->vars[v];
        lua_rawgeti(L, -1, (int)v + 1);
        var->name = label_field(L, "name");
        var->scope = (uint8_t)integer_field(L, "scope");
        var->type = (uint8_t)integer_field(L, "type");
        var->initial = (int32_t)integer_field(L, "initial");
        var->sight = read_sight(L, cat);
        read_sample(L, vm, v);
        if (var->type == VAR_WORD) read_words(L, var);
        lua_pop(L, 1);
    }
    lua_pop(L, 1);
}

static void read_zones(lua_State *L, struct tesI_catalogue *cat)
{
    cat->nzones = open_list(L, "zones", TESI_MAX_ZONES);
    for (uint32_t z = 0; z < cat->nzones; z++) {
        lua_rawgeti(L, -1, (int)z + 1);
        cat->zones[z].name = label_field(L, "name");
        cat->zones[z].owned = integer_field(L, "owned") != 0;
        cat->zones[z].sight = read_sight(L, cat);
        cat->zones[z].placed = integer_field(L, "placed") != 0;
        cat->zones[z].x = (int32_t)integer_field(L, "x");
        cat->zones[z].y = (int32_t)integer_field(L, "y");
        lua_pop(L, 1);
    }
    lua_pop(L, 1);
}

static void read_terms(lua_State *L, struct tesI_catalogue *cat)
{
    cat->nterms = open_list(L, "terms", TESI_MAX_TERMS * 4);
    for (uint32_t t = 0; t < cat->nterms; t++) {
        struct tesI_term *term = &cat->terms[t];
        lua_rawgeti(L, -1, (int)t + 1);
        term->name = label_field(L, "name");
        term->module = label_field(L, "module");
        term->kind = (uint8_t)integer_field(L, "kind");
        term->source = (uint8_t)integer_field(L, "source");
        term->attr = (uint8_t)integer_field(L, "attr");
        term->complete = (int32_t)integer_field(L, "complete");
        term->incomplete = (int32_t)integer_field(L, "incomplete");
        term->like = label_field(L, "like");
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
    hooks->list = allocate(L, count, sizeof *hooks->list);
    for (uint32_t i = 0; i < count; i++) {
        struct tesI_hook *hook = &hooks->list[i];
        lua_rawgeti(L, -1, (int)i + 1);
        hook->module = label_field(L, "module");
        hook->kinds = (uint32_t)integer_field(L, "kinds");
        hook->about = (uint32_t)integer_field(L, "about");
        hook->classes = (uint32_t)integer_field(L, "classes");
        hook->zones = (uint64_t)integer_field(L, "zones");
        hook->kept = integer_field(L, "kept") != 0;
        hooks->count = i + 1;
        hook->types = types_field(L, ntypes);
        read_condition(L, ntypes, &hook->when);
        hook->line = (uint8_t)integer_field(L, "line");
        hook->coming = (uint32_t)integer_field(L, "coming");
        hook->reason = label_field(L, "reason");
        if (hook->line == 0) hook->ref = function_field(L, "run");
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

/* ---- offers ----------------------------------------------------------------
 */

/* The field "list" of the table at the top: a function, or { word, ... }. */
static void read_lister(lua_State *L, struct tesI_offer *offer)
{
    if (lua_getfield(L, -1, "list") == LUA_TTABLE) {
        lua_rawgeti(L, -1, 1);
        offer->word = tesI_menu_word(luaL_checkstring(L, -1));
        lua_pop(L, 1);
        if (offer->word == NULL) luaL_error(L, "no such word of the menu");
        offer->nargs = (int)luaL_len(L, -1) - 1;
        offer->stands =
            offer->nargs == 0 && offer->word == tesI_menu_word("stand");
        if (offer->nargs > TESI_WORD_ARGS) {
            luaL_error(L, "a word with more than %d arguments", TESI_WORD_ARGS);
        }
        for (int i = 0; i < offer->nargs; i++) {
            if (lua_rawgeti(L, -1, i + 2) == LUA_TTABLE) {
                offer->args[i].var = (uint32_t)integer_field(L, "var");
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
    question->name = label_field(L, "name");
    uint32_t count = open_list(L, "offers", TESI_INTERRUPT);
    question->offers = allocate(L, count, sizeof *question->offers);
    for (uint32_t i = 0; i < count; i++) {
        struct tesI_offer *offer = &question->offers[i];
        lua_rawgeti(L, -1, (int)i + 1);
        question->count = i + 1;
        offer->must = integer_field(L, "must") != 0;
        question->must = question->must || offer->must;
        read_condition(L, cat->ntypes, &offer->when);
        offer->module = label_field(L, "module");
        read_lister(L, offer);
        offer->apply = function_field(L, "apply");
        offer->deploys = integer_field(L, "deploys") != 0;
        lua_pop(L, 1);
    }
    lua_pop(L, 1);
}

static void read_questions(lua_State *L, struct tes_ruleset *vm)
{
    uint32_t count = open_list(L, "questions", TESI_MAX_LABELS);
    vm->questions = allocate(L, count, sizeof *vm->questions);
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

/* engine.build(plan) */
int tesI_build(lua_State *L)
{
    struct tes_ruleset *vm = tesI_vm(L);
    struct tesI_catalogue *cat = vm->cat;

    luaL_checktype(L, 1, LUA_TTABLE);
    lua_settop(L, 1);
    cat->players = (int)integer_field(L, "players");
    vm->seed = (uint64_t)integer_field(L, "seed");
    read_kinds(L, cat);
    read_sides(L, cat);
    read_pieces(L, cat);
    cat->nmarks = read_names(L, "marks", cat->marks);
    cat->nclasses = read_names(L, "classes", cat->classes);
    read_overlays(L, cat);
    cat->nprinted = (uint32_t)integer_field(L, "printed");
    read_types(L, cat);
    read_piles(L, cat);
    read_conditions(L, vm);
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
    for (uint32_t l = 1; l <= cat->nlabels; l++) { /* see push_answer */
        tesI_push_label(L, (tesI_label)l);
        lua_pop(L, 1);
    }
    return 0;
}
