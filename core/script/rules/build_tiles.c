/* build_tiles.c - reads the tiles, kinds, sides, pieces and piles of the plan
 * into a catalogue. */
#include "script/rules/build_tiles.h"

#include <string.h>

#include "port/alloc.h"
#include "script/vm/handle.h"

/* ---- what is more than a number ------------------------------------------ */

static void read_id(lua_State *L, void *member)
{
    char **id = member;
    *id = tesI_strdup(luaL_checkstring(L, -1));
    if (*id == NULL) tesI_out_of_memory(L);
}

/* at = { x, y }: lua/tileset/resolve.lua keeps both within 1000. */
static void read_cell(lua_State *L, void *member)
{
    struct tesI_type *type = member;
    lua_geti(L, -1, 1);
    lua_geti(L, -2, 2);
    type->fixed = true;
    type->x = (int16_t)lua_tointeger(L, -2);
    type->y = (int16_t)lua_tointeger(L, -1);
    lua_pop(L, 2);
}

/* Of one type in one pile, so that a sum over all types fits. */
#define MAX_COPIES 1000000

static void read_counts(lua_State *L, void *member)
{
    const struct tesI_catalogue *cat = tesI_vm(L)->cat;
    uint32_t **counts = member;
    *counts = tesI_plan_room(L, cat->nprinted, sizeof **counts);
    for (uint32_t t = 0; t < cat->nprinted; t++) {
        lua_geti(L, -1, (int)t + 1);
        lua_Integer tiles = lua_tointeger(L, -1);
        if (tiles < 0 || tiles > MAX_COPIES) {
            luaL_error(L, "%s: a pile holds 0 to %d copies", cat->types[t].id,
                       MAX_COPIES);
        }
        (*counts)[t] = (uint32_t)tiles;
        lua_pop(L, 1);
    }
}

/* ---- the fields --------------------------------------------------------- */

static const struct tesI_plan_field attr_fields[] = {
    PLAN_LABEL(tesI_attr, name), PLAN_NUMBER(tesI_attr, merge), {0}};

static const struct tesI_plan_field kind_fields[] = {
    PLAN_LABEL(tesI_kind, name),
    PLAN_NUMBER(tesI_kind, closes),
    PLAN_NUMBER(tesI_kind, joins),
    PLAN_NUMBER(tesI_kind, classes),
    PLAN_NUMBER(tesI_kind, vetoed),
    PLAN_NUMBER(tesI_kind, parts),
    PLAN_ARRAY(tesI_kind, attrs, nattrs, TESI_MAX_ATTRS, attr_fields),
    {0}};

static const struct tesI_plan_field side_fields[] = {
    PLAN_LABEL(tesI_side_kind, name),
    PLAN_NUMBER(tesI_side_kind, touches),
    PLAN_FLAG(tesI_side_kind, continues),
    {0}};

static const struct tesI_plan_field piece_fields[] = {
    PLAN_LABEL(tesI_piece, name),
    PLAN_FLAG(tesI_piece, owned),
    PLAN_FLAG(tesI_piece, claims),
    PLAN_FLAG(tesI_piece, bars),
    PLAN_FLAG(tesI_piece, stays),
    PLAN_NUMBER(tesI_piece, beside), /* classes: made pieces below */
    PLAN_NUMBER(tesI_piece, count),
    PLAN_NUMBER(tesI_piece, weight),
    PLAN_NUMBER(tesI_piece, classes),
    PLAN_NUMBER(tesI_piece, grounds),
    {0}};

static const struct tesI_plan_field stack_fields[] = {
    PLAN_NUMBER(tesI_stack, pieces),
    PLAN_NUMBER(tesI_stack, marks),
    PLAN_NUMBER(tesI_stack, limit),
    {0}};

static const struct tesI_plan_field overlay_fields[] = {
    PLAN_LABEL(tesI_overlay, name),
    PLAN_NUMBER(tesI_overlay, sides),
    PLAN_NUMBER(tesI_overlay, kind),
    PLAN_NUMBER(tesI_overlay, turns),
    PLAN_NUMBER(tesI_overlay, price),
    PLAN_NUMBER(tesI_overlay, covers),
    PLAN_HERE(tesI_overlay, "labels", labels, 4, tesI_plan_name),
    {0}};

static const struct tesI_plan_field segment_fields[] = {
    PLAN_NUMBER(tesI_segdef, kind),
    PLAN_NUMBER(tesI_segdef, sides),
    PLAN_NUMBER(tesI_segdef, halves),
    PLAN_NUMBER(tesI_segdef, touches),
    PLAN_NUMBER(tesI_segdef, joined),
    PLAN_FLAG(tesI_segdef, held),
    PLAN_LABEL(tesI_segdef, ends),
    PLAN_NUMBER(tesI_segdef, leads),
    PLAN_HERE(tesI_segdef, "attrs", attrs, TESI_MAX_ATTRS, tesI_plan_value),
    {0}};

static const struct tesI_plan_field type_fields[] = {
    PLAN_READ(tesI_type, "id", id, read_id),
    PLAN_NUMBER(tesI_type, marks),
    PLAN_FLAG(tesI_type, vetoed),
    PLAN_NUMBER(tesI_type, plain),
    PLAN_NUMBER(tesI_type, under),
    PLAN_NUMBER(tesI_type, overlay),
    PLAN_NUMBER(tesI_type, turned),
    PLAN_AWAY(tesI_type, "with", with, 4 * TESI_MAX_OVERLAYS, tesI_plan_short),
    {.name = "at", .form = PLAN_AS_READ, .read = read_cell},
    PLAN_AWAY(tesI_type, "headings", heading, TESI_MAX_MARKS, tesI_plan_byte),
    PLAN_HERE(tesI_type, "sides", side, TESI_SIDES, tesI_plan_byte),
    PLAN_OWNED(tesI_type, segments, nsegments, TESI_MAX_SEGMENTS,
               segment_fields),
    {0}};

static const struct tesI_plan_field pile_fields[] = {
    PLAN_LABEL(tesI_pile, name),
    PLAN_FLAG(tesI_pile, drawn),
    PLAN_NUMBER(tesI_pile, owner),
    PLAN_NUMBER(tesI_pile, of),
    PLAN_SIGHT(tesI_pile),
    PLAN_READ(tesI_pile, "counts", counts, read_counts),
    {0}};

/* Types need the number of overlays, piles that of printed types. */
static const struct tesI_plan_field fields[] = {
    PLAN_NUMBER(tesI_catalogue, players),
    PLAN_NUMBER(tesI_catalogue, returning),
    PLAN_ARRAY(tesI_catalogue, kinds, nkinds, TESI_MAX_KINDS, kind_fields),
    PLAN_ARRAY(tesI_catalogue, sides, nsides, TESI_MAX_SIDE_KINDS - 1,
               side_fields),
    PLAN_ARRAY(tesI_catalogue, pieces, npieces, TESI_MAX_PIECES, piece_fields),
    PLAN_ARRAY(tesI_catalogue, stacks, nstacks, TESI_MAX_STACKS, stack_fields),
    PLAN_ARRAY(tesI_catalogue, marks, nmarks, TESI_MAX_MARKS, tesI_plan_name),
    PLAN_ARRAY(tesI_catalogue, classes, nclasses, 32, tesI_plan_name),
    PLAN_ARRAY(tesI_catalogue, overlays, noverlays, TESI_MAX_OVERLAYS,
               overlay_fields),
    PLAN_FIELD(tesI_catalogue, "together", ntogether, PLAN_AS_NUMBER),
    PLAN_FIELD(tesI_catalogue, "printed", nprinted, PLAN_AS_NUMBER),
    PLAN_OWNED(tesI_catalogue, types, ntypes, TESI_MAX_TYPES, type_fields),
    PLAN_ARRAY(tesI_catalogue, piles, npiles, TESI_MAX_PILES, pile_fields),
    {0}};

void tesI_build_tiles(lua_State *L, struct tesI_catalogue *cat)
{
    tesI_plan_read(L, fields, cat);
    memmove(&cat->sides[1], cat->sides, cat->nsides++ * sizeof *cat->sides);
    cat->sides[0] = (struct tesI_side_kind){0}; /* stands for none */
    if (cat->ntogether > TESI_MAX_TOGETHER) {
        luaL_error(L,
                   "too many overlays that are laid together with a tile: "
                   "the core takes %d",
                   TESI_MAX_TOGETHER);
    }
    for (uint32_t p = 0; p < cat->npieces; p++) { /* from classes to pieces */
        cat->pieces[p].beside = tesI_pieces_of(cat, cat->pieces[p].beside);
    }
    for (uint32_t p = 0; p < cat->npiles; p++) {
        const struct tesI_pile *pile = &cat->piles[p];
        if (pile->sight.seen != SEEN_ALL) cat->piles[pile->of].feeds = true;
    }
}
