/* build_tiles.c - from the plan to a catalogue: what lies on a table. */
#include "port/alloc.h"
#include "script/rules/build_tiles.h"
#include "script/rules/plan.h"
#include "script/vm/handle.h"

/* ---- kinds, sides, pieces ----------------------------------------------- */

static void read_kinds(lua_State *L, struct tesI_catalogue *cat)
{
    cat->nkinds = tesI_plan_list(L, "kinds", TESI_MAX_KINDS);
    for (uint32_t k = 0; k < cat->nkinds; k++) {
        struct tesI_kind *kind = &cat->kinds[k];
        lua_rawgeti(L, -1, (int)k + 1);
        kind->name = tesI_plan_label(L, "name");
        kind->closes = (uint8_t)tesI_plan_integer(L, "closes");
        kind->joins = (uint32_t)tesI_plan_integer(L, "joins");
        kind->classes = (uint32_t)tesI_plan_integer(L, "classes");
        kind->vetoed = (uint32_t)tesI_plan_integer(L, "vetoed");
        kind->meets = tesI_plan_label(L, "meets");
        kind->nattrs = (uint8_t)tesI_plan_list(L, "attrs", TESI_MAX_ATTRS);
        for (uint32_t a = 0; a < kind->nattrs; a++) {
            lua_rawgeti(L, -1, (int)a + 1);
            kind->attrs[a].name = tesI_plan_label(L, "name");
            kind->attrs[a].merge = (uint8_t)tesI_plan_integer(L, "merge");
            lua_pop(L, 1);
        }
        lua_pop(L, 2);
    }
    lua_pop(L, 1);
}

static void read_sides(lua_State *L, struct tesI_catalogue *cat)
{
    cat->nsides = tesI_plan_list(L, "sides", TESI_MAX_SIDE_KINDS - 1) + 1;
    for (uint32_t s = 1; s < cat->nsides; s++) {
        lua_rawgeti(L, -1, (int)s);
        cat->sides[s].name = tesI_plan_label(L, "name");
        cat->sides[s].touches = (uint32_t)tesI_plan_integer(L, "touches");
        cat->sides[s].continues = tesI_plan_integer(L, "continues") != 0;
        lua_pop(L, 1);
    }
    lua_pop(L, 1);
}

static void read_pieces(lua_State *L, struct tesI_catalogue *cat)
{
    cat->npieces = tesI_plan_list(L, "pieces", TESI_MAX_PIECES);
    for (uint32_t p = 0; p < cat->npieces; p++) {
        struct tesI_piece *piece = &cat->pieces[p];
        lua_rawgeti(L, -1, (int)p + 1);
        piece->name = tesI_plan_label(L, "name");
        piece->owned = tesI_plan_integer(L, "owned") != 0;
        piece->claims = tesI_plan_integer(L, "claims") != 0;
        piece->bars = tesI_plan_integer(L, "bars") != 0;
        piece->stays = tesI_plan_integer(L, "stays") != 0;
        piece->beside = (uint32_t)tesI_plan_integer(L, "beside");
        piece->count = (uint8_t)tesI_plan_integer(L, "count");
        piece->weight = (int16_t)tesI_plan_integer(L, "weight");
        piece->classes = (uint32_t)tesI_plan_integer(L, "classes");
        piece->grounds = (uint32_t)tesI_plan_integer(L, "grounds");
        lua_pop(L, 1);
    }
    lua_pop(L, 1);
    for (uint32_t p = 0; p < cat->npieces; p++) { /* from classes to pieces */
        cat->pieces[p].beside = tesI_pieces_of(cat, cat->pieces[p].beside);
    }
}

static uint32_t read_names(lua_State *L, const char *name, tesI_label *out)
{
    uint32_t count = tesI_plan_list(L, name, 32);
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
    segment->kind = (uint8_t)tesI_plan_integer(L, "kind");
    segment->sides = (uint8_t)tesI_plan_integer(L, "sides");
    segment->halves = (uint8_t)tesI_plan_integer(L, "halves");
    segment->touches = (uint16_t)tesI_plan_integer(L, "touches");
    segment->joined = (uint16_t)tesI_plan_integer(L, "joined");
    segment->ends = tesI_plan_label(L, "ends");
    if (segment->kind >= cat->nkinds) luaL_error(L, "no such kind");
    uint32_t attrs = tesI_plan_list(L, "attrs", TESI_MAX_ATTRS);
    for (uint32_t a = 0; a < attrs; a++) {
        lua_rawgeti(L, -1, (int)a + 1);
        segment->attrs[a] = (int32_t)lua_tointeger(L, -1);
        lua_pop(L, 1);
    }
    lua_pop(L, 1);
}

/* at = { x, y }: lua/tileset/resolve.lua keeps both within 1000. */
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
    type->plain = (uint16_t)tesI_plan_integer(L, "plain");
    type->under = (uint16_t)tesI_plan_integer(L, "under");
    type->overlay = (uint8_t)tesI_plan_integer(L, "overlay");
    type->turned = (uint8_t)tesI_plan_integer(L, "turned");
    if (lua_getfield(L, -1, "with") == LUA_TTABLE) {
        uint32_t count = 4 * cat->noverlays;
        type->with = tesI_plan_room(L, count, sizeof *type->with);
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
    cat->noverlays = tesI_plan_list(L, "overlays", TESI_MAX_OVERLAYS);
    for (uint32_t o = 0; o < cat->noverlays; o++) {
        struct tesI_overlay *overlay = &cat->overlays[o];
        lua_rawgeti(L, -1, (int)o + 1);
        overlay->name = tesI_plan_label(L, "name");
        overlay->sides = (uint8_t)tesI_plan_integer(L, "sides");
        overlay->kind = (uint8_t)tesI_plan_integer(L, "kind");
        overlay->turns = (uint8_t)tesI_plan_integer(L, "turns");
        overlay->price = (uint8_t)tesI_plan_integer(L, "price");
        overlay->covers = (uint32_t)tesI_plan_integer(L, "covers");
        tesI_plan_list(L, "labels", 4);
        for (int r = 0; r < 4; r++) {
            lua_rawgeti(L, -1, r + 1);
            overlay->labels[r] = tesI_check_label(L, lua_gettop(L));
            lua_pop(L, 1);
        }
        lua_pop(L, 2);
    }
    lua_pop(L, 1);
    cat->ntogether = (uint32_t)tesI_plan_integer(L, "together");
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
        type->heading = tesI_plan_room(L, TESI_MAX_MARKS, 1);
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
    uint32_t count = tesI_plan_list(L, "types", TESI_MAX_TYPES);
    cat->types = tesI_plan_room(L, count, sizeof *cat->types);
    cat->ntypes = count;
    for (uint32_t t = 0; t < count; t++) {
        struct tesI_type *type = &cat->types[t];
        lua_rawgeti(L, -1, (int)t + 1);
        lua_getfield(L, -1, "id");
        type->id = tesI_strdup(luaL_checkstring(L, -1));
        if (type->id == NULL) tesI_out_of_memory(L);
        lua_pop(L, 1);
        type->marks = (uint32_t)tesI_plan_integer(L, "marks");
        type->vetoed = tesI_plan_integer(L, "vetoed") != 0;
        read_derived(L, cat, type);
        read_layout(L, type);
        read_headings(L, type);
        tesI_plan_list(L, "sides", TESI_SIDES);
        for (int s = 0; s < TESI_SIDES; s++) {
            lua_rawgeti(L, -1, s + 1);
            type->side[s] = (uint8_t)lua_tointeger(L, -1);
            lua_pop(L, 1);
        }
        lua_pop(L, 1);
        type->nsegments =
            (uint8_t)tesI_plan_list(L, "segments", TESI_MAX_SEGMENTS);
        type->segments =
            tesI_plan_room(L, type->nsegments, sizeof *type->segments);
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

static void read_piles(lua_State *L, struct tesI_catalogue *cat)
{
    uint32_t count = tesI_plan_list(L, "piles", TESI_MAX_PILES);
    for (uint32_t p = 0; p < count; p++) {
        struct tesI_pile *pile = &cat->piles[p];
        lua_rawgeti(L, -1, (int)p + 1);
        pile->name = tesI_plan_label(L, "name");
        pile->drawn = tesI_plan_integer(L, "drawn") != 0;
        pile->owner = (uint8_t)tesI_plan_integer(L, "owner");
        pile->of = (uint8_t)tesI_plan_integer(L, "of");
        pile->sight = tesI_plan_sight(L, cat);
        pile->counts = tesI_plan_room(L, cat->nprinted, sizeof *pile->counts);
        cat->npiles = p + 1;
        tesI_plan_list(L, "counts", TESI_MAX_TYPES);
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

void tesI_build_tiles(lua_State *L, struct tesI_catalogue *cat)
{
    read_kinds(L, cat);
    read_sides(L, cat);
    read_pieces(L, cat);
    cat->nmarks = read_names(L, "marks", cat->marks);
    cat->nclasses = read_names(L, "classes", cat->classes);
    read_overlays(L, cat);
    cat->nprinted = (uint32_t)tesI_plan_integer(L, "printed");
    read_types(L, cat);
    read_piles(L, cat);
}
