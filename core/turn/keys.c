/* keys.c - options as readable keys and as the public structure. */
#include "turn/keys.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "board/corners.h"
#include "board/features.h"
#include "board/figures.h"
#include "board/frontier.h"
#include "board/overlays.h"
#include "port/alloc.h"
#include "state/symmetry.h"
#include "turn/options.h"
#include "turn/piles.h"

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

static const char side_names[] = "NESW", turn_names[] = "^>v<";

static void put_cell(struct writer *out, const struct tes_game *game,
                     uint32_t cell)
{
    int32_t x, y;
    tesI_cell_xy(game, cell, &x, &y);
    put(out, " %d,%d", (int)x, (int)y);
}

/* First port in board orientation, which no other segment of the kind on this
 * tile shares; portless ones count from 2. */
static void put_port(struct writer *out, const struct tes_game *game,
                     uint32_t node)
{
    uint32_t tile = tesI_node_tile(game, node);
    const struct tesI_segdef *segment = tesI_node_segment(game, node);
    unsigned halves = tesI_node_halves(game, node);
    unsigned sides = tesI_node_sides(game, node) & ~tesI_sides_of(halves);

    if (sides != 0) {
        put(out, " %c", side_names[tesI_first_bit(sides)]);
    } else if (halves != 0) {
        unsigned h = tesI_first_bit(halves);
        put(out, " %c%c", side_names[h / 2], h % 2 != 0 ? 'R' : 'L');
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

static void put_segment(struct writer *out, const struct tes_game *game,
                        uint32_t node)
{
    put(out, " %s", tesI_text(game->cat, tesI_node_kind(game, node)->name));
    put_port(out, game, node);
}

/* The overlay that a tile is laid together with, and where it lies if not on
 * this tile. */
static void put_way(struct writer *out, const struct tes_game *game,
                    const struct tesI_option *option)
{
    struct tesI_way way = tesI_way_of(game, tesI_option_type(option), option->a,
                                      tesI_option_b(option));
    if (way.overlay == TES_NONE) return;
    const struct tesI_overlay *over = &game->cat->overlays[way.overlay];
    put(out, " %s", tesI_text(game->cat, over->labels[way.rotation]));
    if (way.tile != TES_NONE) put_cell(out, game, way.cell);
}

/* By the cell whose north-west corner it is. */
static void put_corner(struct writer *out, const struct tes_game *game,
                       uint32_t node)
{
    put(out, " corner");
    put_cell(out, game, tesI_node_cell(game, node));
}

static void put_seat(struct writer *out, uint32_t seat)
{
    if (seat < TES_MAX_PLAYERS) put(out, " %c", (char)('A' + seat));
}

/* Where a figure is, as far as its key says so. */
static tes_place_kind place_of(const struct tesI_figure *row)
{
    tes_place_kind at = tesI_figure_at(row);
    return at == TES_AT_OUT ? TES_AT_SUPPLY : at;
}

/* Several figures of a kind at the same place are told apart by number. Those
 * of one piece and owner, 255 at most, follow each other. */
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
        if (tesI_figure_corner(row)) {
            put_corner(out, game, row->target);
            break;
        }
        put_segment(out, game, row->target);
        put_cell(out, game,
                 tesI_tile_row(game, tesI_figure_tile(game, figure))->cell);
        break;
    case TES_AT_TILE:
        put_cell(out, game, tesI_tile_row(game, row->target)->cell);
        break;
    case TES_AT_EDGE:
        put_cell(out, game, tesI_edge_cell(row->target));
        put(out, " %c", side_names[tesI_edge_side(row->target)]);
        break;
    case TES_AT_ZONE:
        put(out, " %s",
            tesI_text(game->cat,
                      game->cat->zones[tesI_held_zone(row->target)].name));
        put_seat(out, tesI_held_by(row->target) - 1);
        break;
    case TES_AT_SUPPLY:
    case TES_AT_OUT: break;
    }
    uint32_t first =
        tesI_figures_like(game, tesI_figure_owner(row), tesI_figure_piece(row))
            .first;
    for (uint32_t f = first; f < figure; f++) {
        const struct tesI_figure *other = tesI_figure_row(game, f);
        same +=
            place_of(other) == place_of(row) && other->target == row->target;
    }
    if (same > 0) put(out, " #%u", same + 1);
}

static size_t write_key(const struct tes_game *game,
                        const struct tesI_option *option, char *text,
                        size_t size)
{
    struct writer out = {text, size, 0};
    uint32_t a = option->a, b = tesI_option_b(option);
    const char *verb = tesI_text(game->cat, tesI_option_verb(option));
    int32_t x, y;

    switch (tesI_option_kind(option)) {
    case TES_OPT_PLACE:
        put(&out, "%s%c", game->cat->types[tesI_option_type(option)].id,
            turn_names[tesI_turned_rotation(b)]);
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
        if (b == TESI_CORNER) {
            put_corner(&out, game, a);
            return out.length;
        }
        put_segment(&out, game, a);
        if (b & TESI_SECOND) put_port(&out, game, tesI_second_node(game, a, b));
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
        tesI_unpack_xy(a, &x, &y);
        put(&out, "%s %d,%d", verb, (int)x, (int)y);
        return out.length;
    case TES_OPT_EDGE:
        put(&out, "%s", verb);
        put_cell(&out, game, a);
        put(&out, " %c", side_names[b]);
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

/* Index of the placement of a type with this key, or TES_NONE. Looks at the
 * cell that the key names, since there may be any number of placements. */
static uint32_t find_placement(const struct tes_game *game, uint32_t type,
                               const char *key)
{
    const char *id = game->cat->types[type].id;
    size_t len = strlen(id);
    char own[TESI_KEY_MAX];
    char *end;

    if (strncmp(key, id, len) != 0 || key[len] == '\0') return TES_NONE;
    const char *turn = strchr(turn_names, key[len]);
    if (turn == NULL) return TES_NONE;
    long x = strtol(key + len + 1, &end, 10);
    if (*end != ',' || x < INT16_MIN || x > INT16_MAX) return TES_NONE;
    long y = strtol(end + 1, &end, 10);
    if (y < INT16_MIN || y > INT16_MAX) return TES_NONE;
    unsigned rotation = (unsigned)(turn - turn_names);
    uint32_t cell = tesI_cell_at(game, (int32_t)x, (int32_t)y);
    if (cell == TESI_NO_CELL || !tesI_board_fits(game, type, cell, rotation)) {
        return TES_NONE;
    }
    struct tesI_option option =
        tesI_option_make(TES_OPT_PLACE, 0, cell, rotation, type, 0);
    write_key(game, &option, own, sizeof own);
    if (strcmp(own, key) != 0) return TES_NONE;
    return tesI_board_index(game, type, cell, rotation);
}

/* Replaces the rotation in a key by the equal one that is offered; false when
 * the key has that one already. */
static bool same_placement(const struct tes_game *game, const char *key,
                           char *text, size_t size)
{
    size_t len = strcspn(key, turn_names);
    if (key[len] == '\0' || strlen(key) >= size) return false;
    unsigned rotation = (unsigned)(strchr(turn_names, key[len]) - turn_names);
    for (uint32_t t = 0; t < game->cat->nprinted; t++) {
        const struct tesI_type *type = &game->cat->types[t];
        unsigned other = tesI_same_turn(type, rotation);
        if (other == rotation || strlen(type->id) != len ||
            strncmp(type->id, key, len) != 0) {
            continue;
        }
        memcpy(text, key, strlen(key) + 1);
        text[len] = turn_names[other];
        return true;
    }
    return false;
}

static uint32_t find(const struct tes_game *game, const char *key)
{
    struct tesI_option option;
    char own[TESI_KEY_MAX];
    uint32_t i = 0;

    if (tes_game_status(game) == TES_OVER) return TES_NONE;
    const struct tesI_decision *decision = tesI_last(game);
    if (tesI_decision_bulk(decision) == BULK_PLACE) {
        i = find_placement(game, tesI_bulk_type(decision->bulk), key);
        if (i != TES_NONE) return i;
        i = tesI_board_count(game, tesI_bulk_type(decision->bulk));
    }
    for (; tesI_option_at(game, decision, i, &option); i++) {
        if (write_key(game, &option, own, sizeof own) >= sizeof own) continue;
        if (strcmp(own, key) == 0) return i;
    }
    return TES_NONE;
}

uint32_t tes_game_find(const tes_game *game, const char *key)
{
    char other[TESI_KEY_MAX];
    uint32_t index = find(game, key);
    if (index == TES_NONE && same_placement(game, key, other, sizeof other)) {
        index = find(game, other);
    }
    return index;
}

/* ---- keys that tell options apart ---------------------------------------- */

#define MOST_VERBS 16

/* What was found out about the listed options: a verb belongs to one kind, or
 * to two kinds whose keys cannot be equal. */
struct verbs {
    const struct tesI_option *list[MOST_VERBS]; /* the first of each */
    uint32_t count;
};

/* A key is cut into words by spaces, and ids of types have a slash. */
static bool is_word(struct tesI_catalogue *cat, tesI_label verb)
{
    tesI_label *known = &cat->plain_verbs[verb % TESI_PLAIN_VERBS];
    if (*known == verb) return true; /* 0 is no text at all */
    if (strpbrk(tesI_text(cat, verb), " /") != NULL) return false;
    *known = verb;
    return true;
}

/* True when a name follows the verb of such an option; plain names do not begin
 * with a digit. */
static bool before_name(tes_option_kind kind)
{
    return kind == TES_OPT_SEGMENT || kind == TES_OPT_FIGURE ||
           kind == TES_OPT_ZONE;
}

/* True when coordinates of a cell follow it. */
static bool before_cell(tes_option_kind kind)
{
    return kind == TES_OPT_TILE || kind == TES_OPT_CELL || kind == TES_OPT_EDGE;
}

/* False when keys of two kinds may be the same. */
static bool note_verb(struct tesI_catalogue *cat, struct verbs *verbs,
                      const struct tesI_option *option)
{
    tesI_label verb = tesI_option_verb(option);

    for (uint32_t i = 0; i < verbs->count; i++) {
        const struct tesI_option *other = verbs->list[i];
        if (tesI_option_verb(other) != verb) continue;
        tes_option_kind a = tesI_option_kind(other);
        tes_option_kind b = tesI_option_kind(option);
        if (a == b) return true;
        if (!(before_name(a) && before_cell(b)) &&
            !(before_cell(a) && before_name(b))) {
            return false;
        }
    }
    if (verbs->count == MOST_VERBS || !is_word(cat, verb)) return false;
    verbs->list[verbs->count++] = option;
    return true;
}

/* If names and verbs are single words, different options have different keys.
 * That is nearly always so, and quick to find out. */
static bool surely_differ(const struct tes_game *game)
{
    const struct tesI_option *row =
        tesI_at(&game->store, COL_OPTIONS, game->draft.first);
    struct verbs verbs = {.count = 0};
    uint32_t last = 0; /* PASS is one word, all others are several */

    if (!game->cat->plain_names) return false;
    for (uint32_t i = 0; i < game->draft.count; i++, row++) {
        uint32_t head = tesI_option_head(row);
        if (head == last) continue;
        tes_option_kind kind = tesI_option_kind(row);
        bool bulk = game->draft.bulk != BULK_NONE;
        if (bulk && (kind == TES_OPT_PLACE || kind == TES_OPT_TYPE)) {
            return false;
        }
        if (kind == TES_OPT_PASS) {
            if (!is_word(game->cat, tesI_option_verb(row))) return false;
        } else if (!note_verb(game->cat, &verbs, row)) {
            return false;
        }
        last = head;
    }
    return true;
}

static uint64_t hash_of(const char *text)
{
    uint64_t hash = UINT64_C(0xcbf29ce484222325);
    for (; *text != '\0'; text++) {
        hash = (hash ^ (unsigned char)*text) * UINT64_C(0x100000001b3);
    }
    return hash == 0 ? 1 : hash;
}

/* Puts a key into a set of hashes; true when it is there already. */
static bool is_known(uint64_t *set, uint32_t slots, const char *key)
{
    uint64_t hash = hash_of(key);
    uint32_t s = ((uint32_t)hash ^ tesI_high(hash)) & (slots - 1);

    while (set[s] != 0 && set[s] != hash) s = (s + 1) & (slots - 1);
    bool known = set[s] != 0;
    set[s] = hash;
    return known;
}

void tesI_draft_key(const struct tes_game *game, uint32_t at, char *key,
                    size_t size)
{
    write_key(game,
              tesI_at(&game->store, COL_OPTIONS,
                      game->draft.first + at * OPTION_WORDS),
              key, size);
}

/* Compares all keys. */
static int find_same(const struct tes_game *game, uint64_t *set, uint32_t slots,
                     char *key, size_t size)
{
    uint32_t draws = game->draft.bulk == BULK_DRAW ? game->draft.in_bulk : 0;

    for (uint32_t i = 0; i < draws + game->draft.count; i++) {
        if (i % 64 == 0 && tesI_spent(game)) return -1;
        if (i < draws) {
            const struct tesI_option draw = {
                TES_OPT_TYPE, tesI_pile_type(game, game->draft.arg, i), 0};
            write_key(game, &draw, key, size);
        } else {
            tesI_draft_key(game, i - draws, key, size);
        }
        if (is_known(set, slots, key) ||
            (game->draft.bulk == BULK_PLACE &&
             find_placement(game, tesI_bulk_type(game->draft.arg), key) !=
                 TES_NONE)) {
            return 1;
        }
    }
    return 0;
}

int tesI_draft_same_key(const struct tes_game *game, char *key, size_t size)
{
    uint32_t slots = 64, count = game->draft.count;

    if (surely_differ(game)) return 0;
    if (game->draft.bulk == BULK_DRAW) count += game->draft.in_bulk;
    while (slots / 2 < count) slots *= 2;
    uint64_t *set = tesI_zalloc(slots * sizeof *set);
    if (set == NULL) return -1;
    int same = find_same(game, set, slots, key, size);
    tesI_free(set);
    return same;
}

/* ---- options as the public structure ------------------------------------- */

static void describe_node(const struct tes_game *game, uint32_t node,
                          tes_option *out)
{
    out->node = node;
    out->tile = tesI_node_tile(game, node);
    out->segment = tesI_node_index(game, node);
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
    struct tesI_way way = tesI_way_of(game, tesI_option_type(option), option->a,
                                      tesI_option_b(option));
    if (way.overlay == TES_NONE) return;
    out->laid = way.type;
    out->word = tesI_text(
        game->cat, game->cat->overlays[way.overlay].labels[way.rotation]);
    out->over = way.tile;
}

static void describe(const struct tes_game *game, const struct tesI_option *row,
                     tes_option *out)
{
    const struct tesI_catalogue *cat = game->cat;
    uint32_t a = row->a, b = tesI_option_b(row);
    bool chance = tesI_decision_player(tesI_last(game)) == TES_CHANCE;
    const char *verb = tesI_text(cat, tesI_option_verb(row));

    *out = (tes_option){.kind = tesI_option_kind(row),
                        .verb = verb,
                        .type = TES_NONE,
                        .laid = TES_NONE,
                        .over = TES_NONE,
                        .tile = TES_NONE,
                        .segment = TES_NONE,
                        .node = TES_NONE,
                        .figure = TES_NONE,
                        .second = TES_NONE,
                        .player = TES_CHANCE,
                        .weight = chance ? tesI_option_weight(row) : 1};
    switch (out->kind) {
    case TES_OPT_PASS:
        if (*verb == '\0') out->verb = "pass";
        break;
    case TES_OPT_PLACE:
        out->verb = "place";
        out->type = tesI_option_type(row);
        out->rotation = (int)tesI_turned_rotation(b);
        tesI_cell_xy(game, a, &out->x, &out->y);
        describe_way(game, row, out);
        break;
    case TES_OPT_SEGMENT:
        describe_node(game, a, out);
        if (b & TESI_SECOND) {
            out->second = tesI_second_node(game, a, b);
        } else if (b == TESI_CORNER) {
            out->corner = true;
        } else if (b > 0) {
            out->piece = tesI_text(cat, cat->pieces[b - 1].name);
        }
        break;
    case TES_OPT_FIGURE: describe_figure(game, a, out); break;
    case TES_OPT_TILE: out->tile = a; break;
    case TES_OPT_TYPE:
        if (*verb == '\0') out->verb = "draw";
        out->type = a;
        break;
    case TES_OPT_CELL: tesI_unpack_xy(a, &out->x, &out->y); break;
    case TES_OPT_EDGE:
        tesI_cell_xy(game, a, &out->x, &out->y);
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
        tesI_cell_xy(game, tesI_tile_row(game, out->tile)->cell, &out->x,
                     &out->y);
    }
}

bool tes_game_option(const tes_game *game, uint32_t index, tes_option *out)
{
    struct tesI_option row;
    bool there = tes_game_status(game) != TES_OVER &&
                 tesI_option_at(game, tesI_last(game), index, &row);
    if (there) describe(game, &row, out);
    return there;
}

bool tes_game_about(const tes_game *game, uint32_t option, uint32_t index,
                    tes_option *out)
{
    struct tesI_option row;
    bool there = tes_game_status(game) != TES_OVER &&
                 tesI_about_at(game, option, index, &row);
    if (there) describe(game, &row, out);
    return there;
}
