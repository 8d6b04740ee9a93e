/* compare.c - compares what came of the answers with the record. */
#include "names.h"
#include "replay.h"
#include "spell.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

static json_t *part(const json_t *object, const char *key)
{
    return json_object_get(object, key);
}

static int64_t number(const json_t *value) { return json_integer_value(value); }

/* ---- what stands where ------------------------------------------------- */

static bool compare_scores(replay *run, const json_t *scores)
{
    lines expected = {0}, got = {0};

    for (int i = 0; i < run->players; i++) {
        int64_t want = number(json_array_get(scores, (size_t)i));

        lines_add(&expected, "player %d: %" PRId64, i, want);
        lines_add(&got, "player %d: %" PRId64, i, run->score[i]);
        run->score[i] = want; /* a listed difference is listed once */
    }
    return replay_compare(run, "scores", &expected, &got);
}

static uint32_t piece_index(const replay *run, const char *name)
{
    for (uint32_t i = 0; i < tes_ruleset_pieces(run->rules); i++)
        if (strcmp(tes_piece_name(run->rules, i), name) == 0) return i;
    return TES_NONE;
}

/* `of`: the object of one player, {type: count}. */
static void list_supply(const replay *run, const json_t *of, int player,
                        lines *expected, lines *got)
{
    const char *type;
    json_t *count;

    json_object_foreach((json_t *)of, type, count)
    {
        uint32_t piece = piece_index(run, name_piece_of_record(type));

        lines_add(expected, "player %d: %d %s", player, (int)number(count),
                  type);
        if (piece == TES_NONE)
            lines_add(got, "player %d: no piece %s", player, type);
        else
            lines_add(got, "player %d: %u %s", player,
                      tes_game_supply(run->game, player, piece), type);
    }
}

static bool compare_supply(replay *run, const json_t *supply)
{
    lines expected = {0}, got = {0};

    for (int i = 0; i < run->players; i++)
        list_supply(run, json_array_get(supply, (size_t)i), i, &expected, &got);
    return replay_compare(run, "supply", &expected, &got);
}

static bool compare_tokens(replay *run, const json_t *tokens)
{
    lines expected = {0}, got = {0};
    const char *token;

    for (int i = 0; tokens && i < run->players; i++) {
        const json_t *of = json_array_get(tokens, (size_t)i);

        for (size_t j = 0; (token = name_token_at(j)); j++) {
            int64_t want = number(part(of, token)), have = 0;

            if (!name_token(run->game, token, i, &have)) {
                if (want == 0) continue;
                lines_add(&got, "no variable for %s", token);
            } else {
                lines_add(&got, "player %d: %" PRId64 " %s", i, have, token);
            }
            lines_add(&expected, "player %d: %" PRId64 " %s", i, want, token);
        }
    }
    return replay_compare(run, "tokens", &expected, &got);
}

static bool compare_prisoners(replay *run, const json_t *prisoners)
{
    lines expected = {0}, got = {0};
    tes_figure figure;
    json_t *held, *kind;
    size_t holder, index;

    if (!prisoners) return true;
    json_array_foreach(prisoners, holder, held)
    {
        json_array_foreach(held, index, kind)
        {
            for (int64_t i = number(part(kind, "count")); i > 0; i--)
                lines_add(&expected, "player %zu holds %s of player %d", holder,
                          json_string_value(part(kind, "type")),
                          (int)number(part(kind, "owner")));
        }
    }
    for (uint32_t i = 0; tes_game_figure(run->game, i, &figure); i++)
        if (name_jailer(&figure) >= 0)
            lines_add(&got, "player %d holds %s of player %d",
                      name_jailer(&figure), name_piece_in_record(figure.piece),
                      figure.owner);
    return replay_compare(run, "prisoners", &expected, &got);
}

/* Where a neutral figure of the record stands: a quarter, [x, y], or an
 * object with x and y, of which only these are compared. */
static void list_neutral(const char *name, const json_t *where, lines *to)
{
    if (json_is_string(where))
        lines_add(to, "%s %s", name, json_string_value(where));
    else if (json_is_array(where))
        lines_add(to, "%s %d,%d", name, (int)number(json_array_get(where, 0)),
                  (int)number(json_array_get(where, 1)));
    else
        lines_add(to, "%s %d,%d", name, (int)number(part(where, "x")),
                  (int)number(part(where, "y")));
}

static bool compare_neutral(replay *run, const json_t *neutral)
{
    lines expected = {0}, got = {0};
    tes_figure figure;
    tes_tile tile;
    const char *name;
    json_t *where;

    json_object_foreach((json_t *)neutral, name, where)
    {
        list_neutral(name, where, &expected);
    }
    for (uint32_t i = 0; tes_game_figure(run->game, i, &figure); i++) {
        if (figure.owner != TES_CHANCE || name_is_token(figure.piece)) continue;
        if (figure.at == TES_AT_ZONE)
            lines_add(&got, "%s %s", figure.piece, name_zone(figure.zone));
        else if ((figure.at == TES_AT_TILE || figure.at == TES_AT_SEGMENT) &&
                 tes_game_tile(run->game, figure.tile, &tile))
            lines_add(&got, "%s %d,%d", figure.piece, tile.x, tile.y);
    }
    return replay_compare(run, "neutral", &expected, &got);
}

/* Spells a figure that came home; piece and owner alone when the event does not
 * say from where: from a quarter, or out of prison. */
static void list_return(const replay *run, const tes_event *event, lines *to,
                        lines *homeless)
{
    tes_figure figure;
    text line = {0};

    if (!tes_game_figure(run->game, event->figure, &figure)) return;
    if (figure.owner == TES_CHANCE) return; /* compared where it stands */
    if (event->node == TES_NONE && event->tile == TES_NONE) {
        lines_add(homeless, "%s %d", name_piece_in_record(figure.piece),
                  figure.owner);
        return;
    }
    figure.at = event->node != TES_NONE ? TES_AT_SEGMENT : TES_AT_TILE;
    figure.node = event->node;
    figure.tile = event->tile;
    spell_figure(&line, run->game, &figure);
    lines_add(to, "%s", line.byte);
}

/* Takes a figure that came home from a quarter from a list: our event says
 * neither from which, nor where it lies. False: nobody came so. */
static bool take_homeless(const json_t *figure, lines *homeless)
{
    text line = {0};

    if (strcmp(json_string_value(part(figure, "feature")), "quarter") != 0)
        return false;
    text_add(&line, "%s %d", json_string_value(part(figure, "type")),
             (int)number(part(figure, "owner")));
    return lines_take(homeless, line.byte);
}

/* Figures that came home. Captured ones are listed by the record too; ours
 * go to the captor and are compared as prisoners. */
static bool compare_returned(replay *run, const json_t *entry)
{
    lines expected = {0}, got = {0}, homeless = {0};
    size_t index;
    json_t *figure;
    tes_event event;

    for (uint32_t i = run->first_event; i < run->end_event; i++)
        if (tes_game_event(run->game, i, &event) &&
            event.kind == TES_EV_RETURNED)
            list_return(run, &event, &got, &homeless);
    json_array_foreach(part(entry, "returned"), index, figure)
    {
        text line = {0};

        /* a lord: our event does not say from where he came */
        if (strcmp(json_string_value(part(figure, "feature")), "castle") == 0)
            continue;
        if (take_homeless(figure, &homeless)) continue;
        spell_record_figure(&line, figure);
        lines_add(&expected, "%s", line.byte);
    }
    json_array_foreach(part(entry, "other"), index, figure)
    {
        text line = {0};

        if (strcmp(json_string_value(part(figure, "ev")), "captured") != 0)
            continue;
        spell_record_figure(&line, figure);
        lines_take(&expected, line.byte);
    }
    lines_clear(&homeless);
    return replay_compare(run, "returned", &expected, &got);
}

/* Neutral tokens on tiles, several of a kind on each: [x, y, how many]. */
static bool compare_heaps(replay *run, const json_t *board)
{
    static const char kind[] = "gold";
    lines expected = {0}, got = {0};
    tes_figure figure;
    tes_tile tile;
    size_t index;
    json_t *heap;

    if (!part(board, kind)) return true;
    json_array_foreach(part(board, kind), index, heap)
    {
        for (int64_t i = number(json_array_get(heap, 2)); i > 0; i--)
            lines_add(&expected, "%s %d,%d", kind,
                      (int)number(json_array_get(heap, 0)),
                      (int)number(json_array_get(heap, 1)));
    }
    for (uint32_t i = 0; tes_game_figure(run->game, i, &figure); i++) {
        if (strcmp(figure.piece, kind) == 0 && figure.at == TES_AT_TILE &&
            tes_game_tile(run->game, figure.tile, &tile))
            lines_add(&got, "%s %d,%d", kind, tile.x, tile.y);
    }
    return replay_compare(run, "heaps", &expected, &got);
}

/* Is this node on a lake? Other links are tunnels. */
static bool is_ferry(const replay *run, uint32_t node)
{
    uint32_t tile, segment;
    tes_tile at;

    return tes_game_node(run->game, node, &tile, &segment) &&
           tes_game_tile(run->game, tile, &at) &&
           strncmp(tes_type_id(run->rules, at.type), "ferries/", 8) == 0;
}

/* What lies on the board besides tiles and figures, listed when it changed. */
static bool compare_laid(replay *run, const json_t *board)
{
    const json_t *ferries = part(board, "ferries");
    const json_t *bridges = part(board, "bridges");
    tes_tile tile;
    lines expected = {0}, got = {0};
    size_t index;
    json_t *ferry;
    tes_link link;

    json_array_foreach(bridges, index, ferry)
    {
        text line = {0};

        spell_record_short(&line, "bridge", ferry);
        lines_add(&expected, "%s", line.byte);
    }
    for (uint32_t i = 0; bridges && tes_game_tile(run->game, i, &tile); i++) {
        uint32_t type = tile.type;
        int turned;

        while (tes_type_overlay(run->rules, type, &turned, &type))
            lines_add(&got, "bridge %d,%d %s", tile.x, tile.y,
                      (turned + tile.rotation) & 1 ? "E,W" : "N,S");
    }
    if (!ferries) return replay_compare(run, "laid", &expected, &got);
    json_array_foreach(ferries, index, ferry)
    {
        text line = {0};

        spell_record_short(&line, "ferry", ferry);
        lines_add(&expected, "%s", line.byte);
    }
    for (uint32_t i = 0; tes_game_link(run->game, i, &link); i++) {
        text line = {0};

        if (!is_ferry(run, link.nodes[0])) continue;
        text_add(&line, "ferry");
        spell_pair(&line, run->game, link.nodes[0], link.nodes[1]);
        lines_add(&got, "%s", line.byte);
    }
    return replay_compare(run, "laid", &expected, &got);
}

/* "PIECE x,y", with ports and owner where the record has them: tokens that lie
 * on the board, of a list in which each is [x, y, [ports], owner, piece] or
 * [x, y, piece]. */
static void list_tokens(const json_t *list, lines *to)
{
    size_t index;
    json_t *one;

    json_array_foreach(list, index, one)
    {
        const json_t *ports = json_array_get(one, 2);
        size_t last = json_array_size(one) - 1;
        text line = {0};

        text_add(&line, "%s %d,%d",
                 json_string_value(json_array_get(one, last)),
                 (int)number(json_array_get(one, 0)),
                 (int)number(json_array_get(one, 1)));
        if (json_is_array(ports)) {
            char port[64];

            name_write_ports(name_ports(ports), 0, port, sizeof port);
            text_add(&line, " %s of player %d", port,
                     (int)number(json_array_get(one, 3)));
        }
        lines_add(to, "%s", line.byte);
    }
}

static bool compare_lying(replay *run, const json_t *board)
{
    lines expected = {0}, got = {0};
    tes_figure figure;
    tes_tile tile;
    const char *name;
    json_t *list;

    json_object_foreach((json_t *)board, name, list)
    {
        if (!name_laid(NULL, name)) continue;
        list_tokens(list, &expected);
        for (uint32_t i = 0; tes_game_figure(run->game, i, &figure); i++) {
            text line = {0};

            if (!name_laid(figure.piece, name)) continue;
            if (figure.at == TES_AT_SEGMENT) {
                text_add(&line, "%s", figure.piece);
                spell_pair(&line, run->game, figure.node, figure.node);
                text_add(&line, " of player %d", figure.owner);
            } else if (figure.at == TES_AT_TILE &&
                       tes_game_tile(run->game, figure.tile, &tile)) {
                text_add(&line, "%s %d,%d", name_piece_in_record(figure.piece),
                         tile.x, tile.y);
            } else {
                continue;
            }
            lines_add(&got, "%s", line.byte);
        }
    }
    return replay_compare(run, "tokens on the board", &expected, &got);
}

static text tile_id(const replay *run, const json_t *id)
{
    return name_tile_of_record(part(run->record, "setup"),
                               json_string_value(id));
}

static bool compare_discarded(replay *run, const json_t *discarded)
{
    lines expected = {0}, got = {0};
    size_t index;
    json_t *id;
    tes_event event;

    json_array_foreach(discarded, index, id)
    {
        if (id != run->phantom)
            lines_add(&expected, "%s", tile_id(run, id).byte);
    }
    for (uint32_t i = run->first_event; i < run->end_event; i++)
        if (tes_game_event(run->game, i, &event) &&
            event.kind == TES_EV_DISCARD)
            lines_add(&got, "%s", tes_type_id(run->rules, event.type));
    return replay_compare(run, "discarded", &expected, &got);
}

/* ---- the three moments ------------------------------------------------- */

/* The last discarded tile of such a name is one that there is not. */
static const json_t *find_phantom(const json_t *record)
{
    size_t index, at;
    json_t *entry, *id, *found = NULL;

    json_array_foreach(part(record, "turns"), index, entry)
    {
        json_array_foreach(part(entry, "discarded"), at, id)
        {
            if (name_phantom_tile(json_string_value(id))) found = id;
        }
    }
    return found;
}

bool compare_start(replay *run)
{
    const json_t *setup = part(run->record, "setup");
    lines expected = {0}, got = {0};
    size_t index;
    json_t *tile;
    tes_tile laid;

    run->phantom = find_phantom(run->record);
    events_next(run, false);
    json_array_foreach(part(setup, "start"), index, tile)
    {
        lines_add(&expected, "%s %d,%d %d",
                  tile_id(run, json_array_get(tile, 0)).byte,
                  (int)number(json_array_get(tile, 1)),
                  (int)number(json_array_get(tile, 2)),
                  (int)number(json_array_get(tile, 3)));
    }
    for (uint32_t i = 0; tes_game_tile(run->game, i, &laid); i++)
        lines_add(&got, "%s %d,%d %d",
                  name_tile_in_record(tes_type_id(run->rules, laid.type)),
                  laid.x, laid.y, 90 * laid.rotation);
    lines_add(&expected, "pack of %zu",
              (size_t)number(part(setup, "pack_size")) -
                  (run->phantom != NULL));
    lines_add(&got, "pack of %u",
              tes_game_tiles_left(run->game) + tes_game_tiles(run->game));
    for (int i = 0; i < run->players; i++)
        list_supply(run, part(setup, "meeples"), i, &expected, &got);
    return replay_compare(run, "start", &expected, &got);
}

bool compare_turn(replay *run, const json_t *entry)
{
    events_next(run, false);
    return compare_discarded(run, part(entry, "discarded")) &&
           events_compare(run, part(entry, "events")) &&
           compare_scores(run, part(entry, "scores")) &&
           compare_supply(run, part(entry, "supply")) &&
           compare_tokens(run, part(entry, "tokens")) &&
           compare_prisoners(run, part(entry, "prisoners")) &&
           compare_neutral(run, part(entry, "neutral")) &&
           compare_laid(run, part(entry, "board")) &&
           compare_heaps(run, part(entry, "board")) &&
           compare_lying(run, part(entry, "board")) &&
           compare_returned(run, entry);
}

static void add_points(json_t *to, const char *category, int64_t points)
{
    json_object_set_new(to, category,
                        json_integer(number(part(to, category)) + points));
}

/* A line for each category in which a player has points. */
static void list_points(json_t *sum, size_t player, lines *to)
{
    const char *category;
    json_t *points;

    json_object_foreach(sum, category, points)
    {
        if (number(points))
            lines_add(to, "player %zu, %s: %d", player, category,
                      (int)number(points));
    }
    json_decref(sum);
}

static bool compare_breakdown(replay *run, const json_t *breakdown)
{
    lines expected = {0}, got = {0};
    size_t player;
    json_t *of, *points;
    const char *category;
    json_t *sum[TES_MAX_PLAYERS] = {0};
    tes_event event;

    json_array_foreach(breakdown, player, of)
    {
        json_t *recorded = json_object();

        json_object_foreach(of, category, points)
        {
            add_points(recorded, name_category_of_record(category),
                       number(points));
        }
        list_points(recorded, player, &expected);
        sum[player] = json_object();
    }
    for (uint32_t i = 0; tes_game_event(run->game, i, &event); i++)
        if (event.kind == TES_EV_SCORE && event.player >= 0 &&
            sum[event.player])
            add_points(sum[event.player], name_category_in_record(event.reason),
                       event.points);
    for (player = 0; player < TES_MAX_PLAYERS; player++)
        list_points(sum[player], player, &got);
    return replay_compare(run, "breakdown", &expected, &got);
}

static bool compare_board(replay *run, const json_t *figures)
{
    lines expected = {0}, got = {0};
    tes_figure figure;
    size_t index;
    json_t *one;

    json_array_foreach(figures, index, one)
    {
        text line = {0};

        spell_record_figure(&line, one);
        lines_add(&expected, "%s", line.byte);
    }
    for (uint32_t i = 0; tes_game_figure(run->game, i, &figure); i++) {
        text line = {0};

        if (figure.owner == TES_CHANCE || figure.at == TES_AT_SUPPLY ||
            figure.at == TES_AT_OUT || name_is_token(figure.piece) ||
            name_jailer(&figure) >= 0)
            continue;
        spell_figure(&line, run->game, &figure);
        lines_add(&got, "%s", line.byte);
    }
    return replay_compare(run, "board", &expected, &got);
}

static bool compare_counts(replay *run, const json_t *final)
{
    lines expected = {0}, got = {0};
    int discarded = 0;
    tes_event event;

    for (uint32_t i = 0; tes_game_event(run->game, i, &event); i++)
        discarded += event.kind == TES_EV_DISCARD;
    lines_add(&expected, "%d placed", (int)number(part(final, "tiles_placed")));
    lines_add(&got, "%u placed", tes_game_tiles(run->game));
    lines_add(&expected, "%d discarded",
              (int)number(part(final, "tiles_discarded")) -
                  (run->phantom != NULL));
    lines_add(&got, "%d discarded", discarded);
    lines_add(&expected, "%d left", (int)number(part(final, "pack_left")));
    lines_add(&got, "%u left", tes_game_tiles_left(run->game));
    for (int i = 0; i < run->players; i++) {
        const json_t *scores = part(final, "scores");

        lines_add(&expected, "player %d has %d", i,
                  (int)number(json_array_get(scores, (size_t)i)));
        lines_add(&got, "player %d has %d", i, tes_game_score(run->game, i));
    }
    return replay_compare(run, "counts", &expected, &got);
}

bool compare_end(replay *run)
{
    const json_t *final = part(run->record, "final");

    events_next(run, true);
    return events_compare(run, part(final, "events")) &&
           compare_scores(run, part(final, "scores")) &&
           compare_breakdown(run, part(final, "breakdown")) &&
           compare_supply(run, part(final, "supply")) &&
           compare_board(run, part(final, "meeples_on_board")) &&
           compare_counts(run, final);
}
