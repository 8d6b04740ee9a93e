/* keys.c - options as readable keys and as the public structure. */
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include "board.h"
#include "feature.h"
#include "figures.h"
#include "options.h"
#include "overlay.h"

/* A key being written: snprintf that remembers the full length. */
struct writer {
    char *text;
    size_t size, length;
};

static void put(struct writer *out, const char *format, ...)
    __attribute__((format(printf, 2, 3)));

static void put(struct writer *out, const char *format, ...)
{
    char *at = out->length < out->size ? out->text + out->length : NULL;
    size_t left = at == NULL ? 0 : out->size - out->length;
    va_list args;

    va_start(args, format);
    int wrote = vsnprintf(at, left, format, args);
    va_end(args);
    if (wrote > 0) out->length += (size_t)wrote;
}

static const char side_names[] = "NESW";

static void put_cell(struct writer *out, const struct tes_game *game,
                     uint32_t cell)
{
    int32_t x, y;
    tesI_cell_xy(game, cell, &x, &y);
    put(out, " %d,%d", (int)x, (int)y);
}

/* Kind and first port in board orientation, which no other segment of the
 * kind on this tile shares; portless ones count from 2. */
static void put_segment(struct writer *out, const struct tes_game *game,
                        uint32_t node)
{
    uint32_t tile = tesI_node_tile(game, node);
    const struct tesI_segdef *segment = tesI_node_segment(game, node);
    unsigned rotation = tesI_tile_rotation(game, tile);
    unsigned sides = tesI_turn_sides(segment->sides, rotation);
    unsigned halves = tesI_turn_halves(segment->halves, rotation);

    put(out, " %s", tesI_text(game->cat, game->cat->kinds[segment->kind].name));
    if (sides != 0) {
        unsigned s = 0;
        while ((sides >> s & 1) == 0) s++;
        put(out, " %c", side_names[s]);
    } else if (halves != 0) {
        unsigned h = 0;
        while ((halves >> h & 1) == 0) h++;
        put(out, " %c%c", side_names[h / 2], h & 1 ? 'R' : 'L');
    } else {
        const struct tesI_type *type = tesI_tile_type(game, tile);
        uint32_t index = tesI_node_index(game, node), same = 1;
        for (uint32_t s = 0; s < index; s++) {
            const struct tesI_segdef *other = &type->segments[s];
            same += other->kind == segment->kind && other->sides == 0 &&
                    other->halves == 0;
        }
        if (same > 1) put(out, " %u", same);
    }
}

/* What a tile is laid together with, and where, if it is not on the tile. */
static void put_way(struct writer *out, const struct tes_game *game,
                    const struct tesI_option *option)
{
    struct tesI_way way = tesI_way_of(game, option->weight & 0xffff, option->a,
                                      option->kind >> 8 & 255);
    if (way.overlay == TES_NONE) return;
    const struct tesI_overlay *over = &game->cat->overlays[way.overlay];
    put(out, " %s", tesI_text(game->cat, over->labels[way.rotation]));
    if (way.tile != TES_NONE) put_cell(out, game, way.cell);
}

static void put_seat(struct writer *out, uint32_t seat)
{
    if (seat < TES_MAX_PLAYERS) put(out, " %c", (char)('A' + seat));
}

/* Several figures of a kind at the same place are told apart by number. */
static void put_figure(struct writer *out, const struct tes_game *game,
                       uint32_t figure)
{
    const struct tesI_figure *row = tesI_figure_row(game, figure);
    uint32_t same = 0;

    put(out, " %s",
        tesI_text(game->cat, game->cat->pieces[tesI_figure_piece(row)].name));
    put_seat(out, tesI_figure_owner(row));
    switch (tesI_figure_at(row)) {
    case TES_AT_SEGMENT:
        put_segment(out, game, row->target);
        put_cell(out, game,
                 tesI_tile_row(game, tesI_figure_tile(game, figure))->cell);
        break;
    case TES_AT_TILE:
        put_cell(out, game, tesI_tile_row(game, row->target)->cell);
        break;
    case TES_AT_EDGE:
        put_cell(out, game, row->target >> 2);
        put(out, " %c", side_names[row->target & 3]);
        break;
    case TES_AT_ZONE:
        put(out, " %s",
            tesI_text(game->cat, game->cat->zones[row->target & 255].name));
        if (row->target >> 8) put_seat(out, (row->target >> 8) - 1);
        break;
    case TES_AT_SUPPLY:
    case TES_AT_OUT: break;
    }
    for (uint32_t f = 0; f < figure; f++) {
        const struct tesI_figure *other = tesI_figure_row(game, f);
        same += other->kind == row->kind && other->target == row->target;
    }
    if (same > 0) put(out, " #%u", same + 1);
}

static size_t write_key(const struct tes_game *game,
                        const struct tesI_option *option, char *text,
                        size_t size)
{
    struct writer out = {text, size, 0};
    uint32_t a = option->a, b = option->kind >> 8 & 255;
    const char *verb = tesI_text(game->cat, (tesI_label)(option->kind >> 16));

    switch ((tes_option_kind)(option->kind & 255)) {
    case TES_OPT_PLACE:
        put(&out, "%s%c", game->cat->types[option->weight & 0xffff].id,
            "^>v<"[b & 3]);
        put_cell(&out, game, a);
        put_way(&out, game, option);
        return out.length;
    case TES_OPT_TYPE:
        if (*verb != '\0') put(&out, "%s ", verb);
        put(&out, "%s", game->cat->types[a].id);
        return out.length;
    case TES_OPT_PASS:
        put(&out, "%s", *verb == '\0' ? "pass" : verb);
        return out.length;
    case TES_OPT_SEGMENT: {
        uint32_t tile = tesI_node_tile(game, a);
        put(&out, "%s", verb);
        put_segment(&out, game, a);
        if (tile != tesI_focus(game)) {
            put_cell(&out, game, tesI_tile_row(game, tile)->cell);
        }
        return out.length;
    }
    case TES_OPT_FIGURE:
        put(&out, "%s", verb);
        put_figure(&out, game, a);
        return out.length;
    case TES_OPT_TILE:
        put(&out, "%s", verb);
        put_cell(&out, game, tesI_tile_row(game, a)->cell);
        return out.length;
    case TES_OPT_CELL:
        put(&out, "%s", verb);
        put_cell(&out, game, a);
        return out.length;
    case TES_OPT_EDGE:
        put(&out, "%s", verb);
        put_cell(&out, game, a);
        put(&out, " %c", side_names[b & 3]);
        return out.length;
    case TES_OPT_PLAYER:
        put(&out, "%s", verb);
        put_seat(&out, a);
        return out.length;
    case TES_OPT_ZONE:
        put(&out, "%s %s", verb,
            tesI_text(game->cat, game->cat->zones[a].name));
        if (b > 0) put_seat(&out, b - 1);
        return out.length;
    case TES_OPT_NUMBER: put(&out, "%s %d", verb, (int)a); return out.length;
    case TES_OPT_WORD:
        put(&out, "%s %s", verb, tesI_text(game->cat, (tesI_label)a));
        return out.length;
    }
    return out.length;
}

/* ---- public ------------------------------------------------------------ */

size_t tes_game_key(const tes_game *game, uint32_t index, char *key,
                    size_t size)
{
    struct tesI_option option;
    if (tes_game_status(game) == TES_OVER ||
        !tesI_option_at(game, tesI_last(game), index, &option)) {
        return 0;
    }
    return write_key(game, &option, key, size);
}

uint32_t tes_game_find(const tes_game *game, const char *key)
{
    struct tesI_option option;
    char own[256];

    if (tes_game_status(game) == TES_OVER) return TES_NONE;
    const struct tesI_step *step = tesI_last(game);
    for (uint32_t i = 0; tesI_option_at(game, step, i, &option); i++) {
        if (write_key(game, &option, own, sizeof own) >= sizeof own) continue;
        if (strcmp(own, key) == 0) return i;
    }
    return TES_NONE;
}

static void describe_node(const struct tes_game *game, uint32_t node,
                          tes_option *out)
{
    out->node = node;
    out->tile = tesI_node_tile(game, node);
    out->segment = tesI_node_index(game, node);
}

static void describe_cell(const struct tes_game *game, uint32_t cell,
                          tes_option *out)
{
    tesI_cell_xy(game, cell, &out->x, &out->y);
}

static void describe_figure(const struct tes_game *game, uint32_t figure,
                            tes_option *out)
{
    const struct tesI_figure *row = tesI_figure_row(game, figure);
    const struct tesI_piece *piece = &game->cat->pieces[tesI_figure_piece(row)];

    out->figure = figure;
    out->piece = tesI_text(game->cat, piece->name);
    if (tesI_figure_owner(row) != TESI_NEUTRAL) {
        out->player = (int)tesI_figure_owner(row);
    }
    if (tesI_figure_at(row) == TES_AT_SEGMENT) {
        describe_node(game, row->target, out);
    } else if (tesI_figure_at(row) == TES_AT_TILE) {
        out->tile = row->target;
    }
}

static void describe_way(const struct tes_game *game,
                         const struct tesI_option *option, tes_option *out)
{
    struct tesI_way way = tesI_way_of(game, option->weight & 0xffff, option->a,
                                      option->kind >> 8 & 255);
    if (way.overlay == TES_NONE) return;
    out->laid = way.type;
    out->word = tesI_text(game->cat,
                          game->cat->overlays[way.overlay].labels[way.rotation]);
    out->over = way.tile;
}

bool tes_game_option(const tes_game *game, uint32_t index, tes_option *out)
{
    struct tesI_option row;
    if (tes_game_status(game) == TES_OVER ||
        !tesI_option_at(game, tesI_last(game), index, &row)) {
        return false;
    }
    const struct tesI_catalogue *cat = game->cat;
    uint32_t a = row.a, b = row.kind >> 8 & 255;
    bool chance = tesI_step_player(tesI_last(game)) == TES_CHANCE;
    const char *verb = tesI_text(cat, (tesI_label)(row.kind >> 16));

    *out = (tes_option){.kind = (tes_option_kind)(row.kind & 255),
                        .verb = verb,
                        .type = TES_NONE,
                        .laid = TES_NONE,
                        .over = TES_NONE,
                        .tile = TES_NONE,
                        .segment = TES_NONE,
                        .node = TES_NONE,
                        .figure = TES_NONE,
                        .player = TES_CHANCE,
                        .weight = chance ? row.weight : 1};
    switch (out->kind) {
    case TES_OPT_PASS:
        if (*verb == '\0') out->verb = "pass";
        break;
    case TES_OPT_PLACE:
        out->verb = "place";
        out->type = row.weight & 0xffff;
        out->rotation = (int)(b & 3);
        describe_cell(game, a, out);
        describe_way(game, &row, out);
        break;
    case TES_OPT_SEGMENT:
        describe_node(game, a, out);
        if (b > 0) out->piece = tesI_text(cat, cat->pieces[b - 1].name);
        break;
    case TES_OPT_FIGURE: describe_figure(game, a, out); break;
    case TES_OPT_TILE: out->tile = a; break;
    case TES_OPT_TYPE:
        if (*verb == '\0') out->verb = "draw";
        out->type = a;
        break;
    case TES_OPT_CELL: describe_cell(game, a, out); break;
    case TES_OPT_EDGE:
        describe_cell(game, a, out);
        out->side = (int)b;
        break;
    case TES_OPT_PLAYER: out->player = (int)a; break;
    case TES_OPT_ZONE:
        out->word = tesI_text(cat, cat->zones[a].name);
        if (b > 0) out->player = (int)b - 1;
        break;
    case TES_OPT_NUMBER: out->number = (int32_t)a; break;
    case TES_OPT_WORD: out->word = tesI_text(cat, (tesI_label)a); break;
    }
    if (out->tile != TES_NONE) {
        describe_cell(game, tesI_tile_row(game, out->tile)->cell, out);
    }
    return true;
}
