/* line.c - what lines lead to on their tile, and which features a tile has made
 * longer, as Lua sees them. */
#include "board/cells.h"
#include "board/edges.h"
#include "board/features.h"
#include "script/bind/bind.h"
#include "script/bind/values.h"

/* A line with one side that ends on its tile, or an area that lies in another
 * segment. */
static bool ends_here(const struct tesI_segdef *segment)
{
    unsigned sides = segment->sides;
    return segment->ends != 0 && (sides & (sides - 1)) == 0;
}

/* Do the grounds on both hands of a line touch a segment? */
static bool lies_before(const struct tesI_type *type,
                        const struct tesI_segdef *line, uint32_t other)
{
    for (unsigned h = 0; h < TESI_HALVES; h++) {
        unsigned ground = type->half_seg[h];
        if ((line->sides >> h / 2 & 1) == 0) continue;
        if (ground == TESI_NO_SEGMENT ||
            (type->segments[ground].touches >> other & 1) == 0) {
            return false;
        }
    }
    return true;
}

/* Segments of a tile at which a line ends: one of the kind that its `end=`
 * names, if there are several the one before it; otherwise the other lines that
 * end there. Lines that end between several segments meet there. */
static uint32_t targets(const struct tes_game *game,
                        const struct tesI_type *type, uint32_t from)
{
    const struct tesI_segdef *line = &type->segments[from];
    tesI_label meets = game->cat->kinds[line->kind].meets;
    uint32_t kinds = 0, before = 0, lines = 0;

    if (!ends_here(line)) return 0;
    for (uint32_t s = 0; s < type->nsegments; s++) {
        const struct tesI_segdef *other = &type->segments[s];
        if (s == from) continue;
        if (game->cat->kinds[other->kind].name == line->ends) {
            kinds |= 1u << s;
            if (lies_before(type, line, s)) before |= 1u << s;
        } else if (ends_here(other) && other->ends == line->ends) {
            lines |= 1u << s;
        }
    }
    if (kinds == 0) return meets == 0 || meets == line->ends ? lines : 0;
    if (before != 0) return before;
    return (kinds & (kinds - 1)) != 0 ? kinds | lines : kinds;
}

/* A list of segments on top of the stack, each once. */
struct led {
    lua_State *L;
    uint32_t stamp;
};

static void lead(struct led *led, uint32_t node)
{
    uint32_t *stamp = &tesI_game(led->L)->cat->stamps[node];
    if (*stamp == led->stamp) return;
    *stamp = led->stamp;
    tesI_list_add(led->L, HANDLE_SEGMENT, node);
}

/* The areas of a tile that shows a bare side where a segment ends. */
static void lead_across(struct led *led, const struct tes_game *game,
                        uint32_t tile, unsigned side)
{
    uint32_t cell = tesI_tile_row(game, tile)->cell;
    uint32_t beside = tesI_cell_tile(game, tesI_cell_step(game, cell, side));

    if (beside == TES_NONE) return;
    const struct tesI_type *type = tesI_tile_type(game, beside);
    unsigned own =
        tesI_own_side(tesI_opposite(side), tesI_tile_rotation(game, beside));
    if (type->side_seg[own] != TESI_NO_SEGMENT ||
        type->half_seg[TESI_LEFT(own)] != TESI_NO_SEGMENT ||
        type->half_seg[TESI_RIGHT(own)] != TESI_NO_SEGMENT) {
        return;
    }
    for (uint32_t s = 0; s < type->nsegments; s++) {
        if (type->segments[s].sides != 0 || type->segments[s].halves != 0) {
            continue;
        }
        lead(led, tesI_tile_node(game, beside, s));
    }
}

static void lead_from(struct led *led, const struct tes_game *game,
                      uint32_t node)
{
    uint32_t tile = tesI_node_tile(game, node);
    uint32_t own = tesI_node_index(game, node);
    const struct tesI_type *type = tesI_tile_type(game, tile);
    uint32_t found = targets(game, type, own);
    unsigned sides = tesI_turn_sides(type->segments[own].sides,
                                     tesI_tile_rotation(game, tile));

    for (uint32_t s = 0; s < type->nsegments; s++) {
        if (targets(game, type, s) >> own & 1) found |= 1u << s;
    }
    for (uint32_t s = 0; s < type->nsegments; s++) {
        if (found >> s & 1) lead(led, tesI_tile_node(game, tile, s));
    }
    for (unsigned s = 0; s < TESI_SIDES; s++) {
        if (sides >> s & 1) lead_across(led, game, tile, s);
    }
}

/* segment:leads_to() -> Segment[] - what a line that ends on its tile ends at:
 *   the monastery or city its tile file names, or the other lines that meet it
 *   at the same crossroads. Of a city, the lines that end at it, and what
 *   lies within it. Of both, the areas of a tile beside it that closes it
 *   with a bare side */
static int t_segment_leads_to(lua_State *L)
{
    struct tes_game *game = tesI_game(L);
    uint32_t node = tesI_check(L, 1, HANDLE_SEGMENT);
    struct led led = {L, tesI_stamps_next(game->cat)};

    lua_newtable(L);
    lead_from(&led, game, node);
    return 1;
}

/* feature:leads_to() -> Segment[] - what its segments lead to, each once */
static int t_feature_leads_to(lua_State *L)
{
    struct tes_game *game = tesI_game(L);
    uint32_t root = tesI_check_root(L, 1);
    struct led led = {L, tesI_stamps_next(game->cat)};

    lua_newtable(L);
    TESI_EACH_NODE(game, root, node) {
        tesI_poll(L);
        lead_from(&led, game, node);
    }
    return 1;
}

#define MOST (TESI_SIDES * TESI_SEAMS)

/* Lists a root that is not on the list yet. */
static void note_root(const struct tes_game *game, uint32_t node,
                      uint32_t *roots, uint32_t *count)
{
    uint32_t root = tesI_feature_root(game, node);
    for (uint32_t i = 0; i < MOST && i < *count; i++) {
        if (roots[i] == root) return;
    }
    roots[(*count)++] = root;
}

/* g:grown(kind?: string) -> Feature[] - the features that the tile laid last
 *   has made longer: those that reach it across an edge, each once */
static int t_grown(lua_State *L)
{
    struct tes_game *game = tesI_game(L);
    uint32_t kind = tesI_opt_kind(L, 2);
    uint32_t roots[MOST], count = 0;
    uint32_t tile = tesI_focus(game);
    struct tesI_seam seams[TESI_SEAMS];

    for (unsigned s = 0; s < TESI_SIDES && tile != TES_NONE; s++) {
        uint32_t cell = tesI_tile_row(game, tile)->cell;
        uint32_t beside = tesI_cell_tile(game, tesI_cell_step(game, cell, s));
        if (beside == TES_NONE) continue;
        unsigned met = tesI_edge_seams(game, tile, s, beside, seams);
        for (unsigned i = 0; i < TESI_SEAMS && i < met; i++) {
            note_root(game, seams[i].mine, roots, &count);
        }
    }
    lua_newtable(L);
    for (uint32_t i = 0; i < count; i++) {
        tesI_poll(L);
        if (kind != TES_NONE &&
            tesI_node_segment(game, roots[i])->kind != kind) {
            continue;
        }
        tesI_list_add(L, HANDLE_FEATURE, roots[i]);
    }
    return 1;
}

static const luaL_Reg game_methods[] = {{"grown", t_grown}, {NULL, NULL}};

static const luaL_Reg segment_methods[] = {{"leads_to", t_segment_leads_to},
                                           {NULL, NULL}};
static const luaL_Reg feature_methods[] = {{"leads_to", t_feature_leads_to},
                                           {NULL, NULL}};

const struct tesI_binding tesI_bind_line[] = {
    {HANDLE_SEGMENT, NULL, segment_methods},
    {HANDLE_FEATURE, NULL, feature_methods},
    {HANDLE_NONE, NULL, game_methods},
    {HANDLE_NONE, NULL, NULL}};
