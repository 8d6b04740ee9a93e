/* spell.c - one line of text for a thing in a record or in a game. */
#include "spell.h"

#include "names.h"

#include <stdlib.h>
#include <string.h>

static const char *word(const json_t *object, const char *key)
{
    return json_string_value(json_object_get(object, key));
}

static int number(const json_t *object, const char *key)
{
    return (int)json_integer_value(json_object_get(object, key));
}

/* ---- from the record --------------------------------------------------- */

/* Between two tiles, as from the one more to the south or east. */
static void spell_between(text *to, int x, int y, int side)
{
    if (side == 1 || side == 2)
        text_add(to, "castle %d,%d %s", x + (side == 1), y + (side == 2),
                 side == 1 ? "W" : "N");
    else
        text_add(to, "castle %d,%d %s", x, y, side == 3 ? "W" : "N");
}

void spell_record_place(text *to, const json_t *place)
{
    const json_t *ports = json_object_get(place, "ports");
    const char *feature = word(place, "feature");
    const char *first = json_string_value(json_array_get(ports, 0));
    char port[64];

    if (strcmp(feature, "quarter") == 0) {
        text_add(to, "quarter %s", first);
        return;
    }
    if (strcmp(feature, "castle") == 0) {
        int side = 0;

        while (!(name_ports(ports) >> side & 1)) side++;
        spell_between(to, number(place, "x"), number(place, "y"), side);
        return;
    }
    /* who lies in a monastery is in a place of its own with us */
    if (first && strcmp(first, "as-abbot") == 0) feature = "dormitory";
    text_add(to, "%s %d,%d ", feature, number(place, "x"), number(place, "y"));
    if (name_ports(ports) == 0) {
        unsigned center = 1;

        if (first && strncmp(first, "center", 6) == 0 && first[6])
            center = (unsigned)strtoul(first + 6, NULL, 10);
        name_write_ports(0, center, port, sizeof port);
    } else {
        name_write_ports(name_ports(ports), 0, port, sizeof port);
    }
    text_add(to, "%s", port);
}

void spell_record_figure(text *to, const json_t *figure)
{
    text_add(to, "%s %d ", word(figure, "type"), number(figure, "owner"));
    spell_record_place(to, figure);
}

static void spell_ports(text *to, const json_t *ports)
{
    char port[64];

    name_write_ports(name_ports(ports), 0, port, sizeof port);
    text_add(to, " %s", port);
}

void spell_record_short(text *to, const char *act, const json_t *offer)
{
    size_t x = json_is_string(json_array_get(offer, 0)) ? 1 : 0;
    const json_t *ports = json_array_get(offer, x + 2);

    text_add(to, "%s", act);
    if (x) {
        json_t *place =
            json_pack("{s:O,s:O,s:O,s:O}", "feature", json_array_get(offer, 0),
                      "x", json_array_get(offer, 1), "y",
                      json_array_get(offer, 2), "ports", ports);

        text_add(to, " ");
        spell_record_place(to, place);
        json_decref(place);
        return;
    }
    text_add(to, " %d,%d", (int)json_integer_value(json_array_get(offer, 0)),
             (int)json_integer_value(json_array_get(offer, 1)));
    if (ports) spell_ports(to, ports);
}

void spell_record_act(text *to, const json_t *act)
{
    text_add(to, "%s", word(act, "act"));
    if (word(act, "source")) text_add(to, " %s", word(act, "source"));
    if (word(act, "type") && strcmp(word(act, "type"), word(act, "act")) != 0)
        text_add(to, " %s", word(act, "type"));
    if (json_object_get(act, "owner"))
        text_add(to, " %d", number(act, "owner"));
    if (json_object_get(act, "jailer"))
        text_add(to, " from %d", number(act, "jailer"));
    if (word(act, "set")) text_add(to, " %s", word(act, "set"));
    if (word(act, "kind")) text_add(to, " %s", word(act, "kind"));
    if (word(act, "feature") && !json_object_get(act, "x")) {
        text_add(to, " %s", word(act, "feature"));
    } else if (word(act, "feature")) {
        text_add(to, " ");
        spell_record_place(to, act);
    } else if (json_object_get(act, "x")) {
        text_add(to, " %d,%d", number(act, "x"), number(act, "y"));
        if (json_object_get(act, "ports"))
            spell_ports(to, json_object_get(act, "ports"));
    }
    if (word(act, "quarter")) text_add(to, " %s", word(act, "quarter"));
}

/* ---- from the game ----------------------------------------------------- */

static unsigned ports_of(const tes_segment *segment)
{
    return segment->halves ? (unsigned)segment->halves << 8 : segment->sides;
}

/* Segments without a port are told apart by counting those of their kind. */
static unsigned center_of(const tes_game *game, uint32_t tile, uint32_t segment,
                          const char *kind)
{
    unsigned count = 1;
    tes_segment other;

    for (uint32_t i = 0; i < segment; i++)
        if (tes_game_segment(game, tile, i, &other) && ports_of(&other) == 0 &&
            strcmp(other.kind, kind) == 0)
            count++;
    return count;
}

/* The record counts a side that two segments share as one of the first. */
static unsigned shared_before(const tes_game *game, uint32_t tile,
                              uint32_t segment)
{
    unsigned sides = 0;
    tes_segment other;

    for (uint32_t i = 0; i < segment; i++)
        if (tes_game_segment(game, tile, i, &other)) sides |= other.sides;
    return sides;
}

void spell_segment(text *to, const tes_game *game, uint32_t tile,
                   uint32_t segment)
{
    tes_segment part;
    tes_tile at;
    char port[64];

    if (!tes_game_tile(game, tile, &at) ||
        !tes_game_segment(game, tile, segment, &part)) {
        text_add(to, "no segment %u of tile %u", segment, tile);
        return;
    }
    part.sides &= (uint8_t)~shared_before(game, tile, segment);
    name_write_ports(ports_of(&part), center_of(game, tile, segment, part.kind),
                     port, sizeof port);
    text_add(to, "%s %d,%d %s", part.kind, at.x, at.y, port);
}

/* The place that stands for a whole feature: its segment furthest to the west,
 * of those to the north, of those the one whose ports are first by the
 * letter. */
static void spell_whole(text *to, const tes_game *game, uint32_t tile,
                        uint32_t segment)
{
    tes_segment own, part;
    tes_tile at, best = {.x = INT32_MAX};
    text first = {0};

    tes_game_segment(game, tile, segment, &own);
    for (uint32_t t = 0; tes_game_tile(game, t, &at); t++) {
        if (at.x > best.x || (at.x == best.x && at.y > best.y)) continue;
        for (uint32_t s = 0; tes_game_segment(game, t, s, &part); s++) {
            bool here = at.x == best.x && at.y == best.y;
            text other = {0};

            if (part.feature != own.feature) continue;
            spell_segment(&other, game, t, s);
            if (here && strcmp(other.byte, first.byte) > 0) continue;
            first = other;
            best = at;
        }
    }
    text_add(to, "%s", first.byte);
}

/* What a figure that stands on a tile itself stands on. */
static const char *tile_place(const tes_game *game, uint32_t tile)
{
    tes_tile at;

    if (!tes_game_tile(game, tile, &at)) return "no tile";
    return name_tile_place(tes_type_id(tes_game_rules(game), at.type));
}

void spell_figure_place(text *to, const tes_game *game,
                        const tes_figure *figure)
{
    uint32_t tile, segment;
    tes_tile at;

    switch (figure->at) {
    case TES_AT_SEGMENT:
        if (tes_game_node(game, figure->node, &tile, &segment))
            spell_segment(to, game, tile, segment);
        else
            text_add(to, "no node %u", figure->node);
        break;
    case TES_AT_TILE:
        if (tes_game_tile(game, figure->tile, &at))
            text_add(to, "%s %d,%d center", tile_place(game, figure->tile),
                     at.x, at.y);
        break;
    case TES_AT_ZONE:
        text_add(to, "quarter %s", name_zone(figure->zone));
        break;
    case TES_AT_EDGE:
        spell_between(to, figure->x, figure->y, figure->side);
        break;
    case TES_AT_SUPPLY: text_add(to, "supply"); break;
    case TES_AT_OUT: text_add(to, "out"); break;
    }
}

void spell_figure(text *to, const tes_game *game, const tes_figure *figure)
{
    text_add(to, "%s %d ", name_piece_in_record(figure->piece), figure->owner);
    spell_figure_place(to, game, figure);
}

void spell_pair(text *to, const tes_game *game, uint32_t a, uint32_t b)
{
    uint32_t tile, first, second;
    tes_segment parts[2];
    tes_tile at;
    char port[64];

    if (!tes_game_node(game, a, &tile, &first) ||
        !tes_game_node(game, b, &tile, &second) ||
        !tes_game_tile(game, tile, &at) ||
        !tes_game_segment(game, tile, first, &parts[0]) ||
        !tes_game_segment(game, tile, second, &parts[1])) {
        text_add(to, " no pair %u, %u", a, b);
        return;
    }
    name_write_ports(ports_of(&parts[0]) | ports_of(&parts[1]), 0, port,
                     sizeof port);
    text_add(to, " %d,%d %s", at.x, at.y, port);
}

static void spell_cell(text *to, const tes_game *game, const tes_option *option)
{
    tes_tile at;

    if (option->kind == TES_OPT_TILE && tes_game_tile(game, option->tile, &at))
        text_add(to, " %d,%d", at.x, at.y);
    else
        text_add(to, " %d,%d", option->x, option->y);
}

void spell_spot(text *to, const tes_game *game, uint32_t index)
{
    option_shape shape = SHAPE_WORD;
    tes_option option;
    const char *act;

    if (!tes_game_option(game, index, &option)) return;
    act = name_act(tes_game_rules(game), &option, &shape);
    if (!act || shape != SHAPE_PLACE) return;
    text_add(to, "%s ", act);
    spell_segment(to, game, option.tile, option.segment);
}

void spell_option(text *to, const tes_game *game, uint32_t index)
{
    option_shape shape = SHAPE_WORD;
    tes_option option;
    tes_figure figure;
    const char *act, *piece;
    char port[64];
    tes_decision open;

    if (!tes_game_option(game, index, &option)) {
        text_add(to, "no option %u", index);
        return;
    }
    act = name_act(tes_game_rules(game), &option, &shape);
    if (!act) {
        char key[256] = "";

        tes_game_key(game, index, key, sizeof key);
        text_add(to, "?%s", key);
        return;
    }
    if (shape == SHAPE_SPOT && tes_game_decision(game, &open) &&
        name_deploy_act(open.phase)) {
        text_add(to, "%s ", name_deploy_act(open.phase));
        spell_segment(to, game, option.tile, option.segment);
        return;
    }
    text_add(to, "%s", act);
    piece = name_piece_in_record(option.verb ? option.verb : "?");
    switch (shape) {
    case SHAPE_WORD: break;
    case SHAPE_SPOT:
        text_add(to, " %s ", piece);
        spell_segment(to, game, option.tile, option.segment);
        break;
    case SHAPE_PLACE:
        text_add(to, " ");
        spell_whole(to, game, option.tile, option.segment);
        break;
    case SHAPE_FLIGHT: {
        tes_tile at = {0};

        tes_game_tile(game, tes_game_tiles(game) - 1, &at);
        text_add(to, " %s flier %d,%d center",
                 name_piece_in_record(option.word), at.x, at.y);
        break;
    }
    case SHAPE_TOWER:
        text_add(to, " %s %s", piece, tile_place(game, option.tile));
        spell_cell(to, game, &option);
        text_add(to, " center");
        break;
    case SHAPE_ZONE:
        text_add(to, " %s quarter %s", piece, name_zone(option.word));
        break;
    case SHAPE_FIGURE:
    case SHAPE_KIND:
    case SHAPE_JAIL:
        text_add(to, " ");
        if (!tes_game_figure(game, option.figure, &figure))
            text_add(to, "no figure %u", option.figure);
        else if (shape == SHAPE_FIGURE)
            spell_figure(to, game, &figure);
        else
            text_add(to, "%s %d", name_piece_in_record(figure.piece),
                     figure.owner);
        if (shape == SHAPE_JAIL) text_add(to, " from %d", name_jailer(&figure));
        break;
    case SHAPE_FOOT:
        if (tes_game_figure(game, option.figure, &figure))
            spell_pair(to, game, figure.node, figure.node);
        break;
    case SHAPE_LINE:
        name_write_ports((1u << option.side | 1u << (option.side ^ 2)) & 15u, 0,
                         port, sizeof port);
        text_add(to, " %d,%d %s", option.x, option.y, port);
        break;
    case SHAPE_VERB: text_add(to, " %s", piece); break;
    case SHAPE_TOKEN: text_add(to, " %s", option.verb); /* fall through */
    case SHAPE_SIDE: {
        text whole = {0};

        spell_segment(&whole, game, option.tile, option.segment);
        text_add(to, "%s", strchr(whole.byte, ' '));
        break;
    }
    case SHAPE_PAIR: spell_pair(to, game, option.node, option.second); break;
    case SHAPE_CELL: spell_cell(to, game, &option); break;
    case SHAPE_NAME: text_add(to, " %s", name_zone(option.word)); break;
    }
}
