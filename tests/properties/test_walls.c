/* test_walls - what must hold of the walls in every game of Die Stadt.
 *
 * Random games with 2, 3 and 4 players, through tessera.h alone; the outline
 * is worked out anew by a flood fill after every answer. Gate and walls are
 * one run of the outline that holds the gate; no tile lies, or may be laid,
 * beyond one of them or where it would cut one off; every wall is somewhere;
 * guards stand on walls; games end with the whole outline shut.
 * $TES_PROPERTY_GAMES (12) times 25 is the number of games, $TES_PROPERTY_SEED
 * (1) chooses others. */
#include "configs.h"
#include "state/dice.h"
#include "tap.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define SPAN 80
#define WIDTH (2 * SPAN + 1)
#define MAX_EDGES 400

enum { EMPTY, OUTSIDE, LAID };

typedef struct city {
    const tes_game *game;
    unsigned char cell[WIDTH][WIDTH]; /* [y + SPAN][x + SPAN] */
    unsigned char shut[WIDTH][WIDTH]; /* sides with gate or wall */
    int low_x, high_x, low_y, high_y; /* of all tiles, and a cell more */
    unsigned walls, gates;
    tes_edge gate;
} city;

static const int dx[4] = {0, 1, 0, -1}, dy[4] = {-1, 0, 1, 0};

#define CELL(city, x, y) ((city)->cell[(y) + SPAN][(x) + SPAN])
#define SHUT(city, x, y) ((city)->shut[(y) + SPAN][(x) + SPAN])

/* ---- reading a game ------------------------------------------------------ */

static void flood(city *in)
{
    static int stack[WIDTH * WIDTH][2];
    size_t top = 1;

    for (int y = in->low_y; y <= in->high_y; y++)
        for (int x = in->low_x; x <= in->high_x; x++)
            if (CELL(in, x, y) == OUTSIDE) CELL(in, x, y) = EMPTY;
    stack[0][0] = in->low_x;
    stack[0][1] = in->low_y;
    CELL(in, in->low_x, in->low_y) = OUTSIDE;
    while (top > 0) {
        int x = stack[--top][0], y = stack[top][1];

        for (int s = 0; s < 4; s++) {
            int u = x + dx[s], v = y + dy[s];

            if (u < in->low_x || u > in->high_x || v < in->low_y ||
                v > in->high_y || CELL(in, u, v) != EMPTY)
                continue;
            CELL(in, u, v) = OUTSIDE;
            stack[top][0] = u;
            stack[top++][1] = v;
        }
    }
}

static void read_city(city *in, const tes_game *game)
{
    tes_figure figure;
    tes_tile tile;

    memset(in, 0, sizeof *in);
    in->game = game;
    for (uint32_t t = 0; tes_game_tile(game, t, &tile); t++) {
        CELL(in, tile.x, tile.y) = LAID;
        if (tile.x - 1 < in->low_x) in->low_x = tile.x - 1;
        if (tile.x + 1 > in->high_x) in->high_x = tile.x + 1;
        if (tile.y - 1 < in->low_y) in->low_y = tile.y - 1;
        if (tile.y + 1 > in->high_y) in->high_y = tile.y + 1;
    }
    for (uint32_t f = 0; tes_game_figure(game, f, &figure); f++) {
        bool gate = strcmp(figure.piece, "gate") == 0;

        if (figure.at != TES_AT_EDGE) continue;
        if (!gate && strcmp(figure.piece, "wall") != 0) continue;
        SHUT(in, figure.x, figure.y) |= (unsigned char)(1 << figure.side);
        in->walls += !gate;
        in->gates += gate;
        if (gate) in->gate = (tes_edge){figure.x, figure.y, figure.side};
    }
    flood(in);
}

static bool laid(const city *in, int x, int y)
{
    return CELL(in, x, y) == LAID;
}

/* The edge that follows clockwise, by the letter of G-2. */
static tes_edge follow(const city *in, tes_edge e)
{
    int ahead = (e.side + 1) & 3;
    int out_x = e.x + dx[e.side] + dx[ahead], out_y = e.y + dy[e.side];
    int on_x = e.x + dx[ahead], on_y = e.y + dy[ahead];

    out_y += dy[ahead];
    if (laid(in, out_x, out_y)) return (tes_edge){out_x, out_y, ahead ^ 2};
    if (laid(in, on_x, on_y)) return (tes_edge){on_x, on_y, e.side};
    return (tes_edge){e.x, e.y, ahead};
}

static bool is_shut(const city *in, tes_edge e)
{
    return SHUT(in, e.x, e.y) >> e.side & 1;
}

/* ---- what must hold ------------------------------------------------------ */

/* All walls lie on the outline, beside the gate or another wall. */
static bool check_chain(const city *in)
{
    tes_edge e = in->gate;
    unsigned found = 0, runs = 0, edges = 0;

    if (in->gates == 0) {
        if (in->walls > 0) return tap_fail("walls without a gate");
        return true;
    }
    if (in->gates > 1) return tap_fail("%u gates", in->gates);
    do {
        tes_edge next = follow(in, e);

        if (CELL(in, e.x + dx[e.side], e.y + dy[e.side]) != OUTSIDE)
            return tap_fail("%d,%d side %d is not outside", (int)e.x, (int)e.y,
                            e.side);
        found += is_shut(in, e);
        runs += is_shut(in, e) && !is_shut(in, next);
        if (++edges > MAX_EDGES) return tap_fail("an endless outline");
        e = next;
    } while (e.x != in->gate.x || e.y != in->gate.y || e.side != in->gate.side);
    if (found != in->walls + 1)
        return tap_fail("%u of %u walls and gate on the outline", found,
                        in->walls + 1);
    if (runs > 1) return tap_fail("%u chains", runs);
    return true;
}

static bool beyond(const city *in, int x, int y)
{
    for (int s = 0; s < 4; s++)
        if (SHUT(in, x + dx[s], y + dy[s]) >> (s ^ 2) & 1) return true;
    return false;
}

/* Would a tile here shut a wall off? */
static bool cuts(city *in, int x, int y)
{
    bool cut = false;

    if (CELL(in, x, y) != OUTSIDE) return false;
    CELL(in, x, y) = LAID;
    flood(in);
    for (int v = in->low_y; v <= in->high_y; v++)
        for (int u = in->low_x; u <= in->high_x; u++)
            for (int s = 0; s < 4; s++)
                if (SHUT(in, u, v) >> s & 1)
                    cut = cut || CELL(in, u + dx[s], v + dy[s]) != OUTSIDE;
    CELL(in, x, y) = EMPTY;
    flood(in);
    return cut;
}

static bool check_placements(city *in, unsigned *spared)
{
    tes_option option;

    for (int y = in->low_y; y <= in->high_y; y++)
        for (int x = in->low_x; x <= in->high_x; x++)
            if (laid(in, x, y) && beyond(in, x, y))
                return tap_fail("a tile lies beyond a wall at %d,%d", x, y);
    if (in->gates == 0) return true;
    for (uint32_t i = 0; tes_game_option(in->game, i, &option); i++) {
        if (option.kind != TES_OPT_PLACE) return true;
        if (beyond(in, option.x, option.y))
            return tap_fail("a tile may lie beyond a wall at %d,%d",
                            (int)option.x, (int)option.y);
        if (option.rotation == 0 && cuts(in, option.x, option.y))
            return tap_fail("a tile at %d,%d may cut a wall off", (int)option.x,
                            (int)option.y);
    }
    for (int y = in->low_y; y <= in->high_y; y++)
        for (int x = in->low_x; x <= in->high_x; x++)
            if (CELL(in, x, y) == OUTSIDE && !beyond(in, x, y))
                *spared += cuts(in, x, y);
    return true;
}

static bool check_figures(const city *in)
{
    const tes_game *game = in->game;
    unsigned walls = 0, followers = 0;
    tes_figure figure;

    for (uint32_t f = 0; tes_game_figure(game, f, &figure); f++) {
        bool follower = strcmp(figure.piece, "follower") == 0;

        walls += strcmp(figure.piece, "wall") == 0;
        followers += follower;
        if (figure.at != TES_AT_EDGE) continue;
        if (!is_shut(in, (tes_edge){figure.x, figure.y, figure.side}))
            return tap_fail("a %s stands on no wall", figure.piece);
        if (follower && in->gate.x == figure.x && in->gate.y == figure.y &&
            in->gate.side == figure.side)
            return tap_fail("a guard stands on the gate");
    }
    if (walls != 70 || followers % 7 != 0)
        return tap_fail("%u walls, %u followers", walls, followers);
    return true;
}

/* At the end every edge of the outline is shut. */
static bool check_end(city *in)
{
    unsigned outer = 0;

    for (int y = in->low_y; y <= in->high_y; y++)
        for (int x = in->low_x; x <= in->high_x; x++)
            for (int s = 0; s < 4; s++)
                outer +=
                    laid(in, x, y) && CELL(in, x + dx[s], y + dy[s]) == OUTSIDE;
    if (tes_game_edges(in->game) != outer)
        return tap_fail("%u edges of %u are shut", tes_game_edges(in->game),
                        outer);
    return true;
}

/* ---- games --------------------------------------------------------------- */

static uint64_t dice;

static uint32_t random_below(uint32_t below)
{
    return tesI_dice_next(&dice, below);
}

/* Players who keep their followers for scorings build more. */
static uint32_t answer_for(const tes_game *game, const tes_decision *decision)
{
    char key[256];

    if (strcmp(decision->prompt, "figure") == 0 && random_below(3) > 0)
        for (uint32_t i = 0; i < decision->count; i++) {
            tes_game_key(game, i, key, sizeof key);
            if (strstr(key, "street") || strstr(key, "market")) return i;
        }
    if (strcmp(decision->prompt, "figure") == 0 && random_below(4) > 0)
        return tes_game_find(game, "pass");
    return random_below(decision->count);
}

static bool play(tes_ruleset *rules, uint64_t seed, unsigned *spared)
{
    tes_game *game = tes_game_new(rules, seed, NULL);
    tes_decision decision;
    tes_error err = {0};
    static city now;
    bool ok = game != NULL || tap_fail("no game");
    unsigned answers = 0;

    while (ok && tes_game_decision(game, &decision)) {
        tes_status status = TES_OK;

        if (decision.player == TES_CHANCE)
            status = tes_game_roll(game, &err);
        else
            status = tes_game_answer(game, answer_for(game, &decision), &err);
        if (status != TES_OK) ok = tap_fail("%s", err.text ? err.text : "?");
        if (++answers > 2000) ok = tap_fail("no end after 2000 answers");
        if (!ok) break;
        read_city(&now, game);
        if (tes_game_status(game) == TES_OVER)
            ok = check_end(&now);
        else
            ok = check_chain(&now) && check_placements(&now, spared) &&
                 check_figures(&now);
    }
    if (!ok) tap_detail("seed %llu", (unsigned long long)seed);
    tes_error_clear(&err);
    tes_game_free(game);
    return ok;
}

static void check_players(int players, const char *options, uint32_t games,
                          uint64_t seed)
{
    char text[512], name[128];
    loaded all;
    tes_error err = {0};
    unsigned spared = 0;

    snprintf(text, sizeof text,
             "return { modules = { \"die-stadt\" }, players = %d, options = "
             "{ [\"die-stadt\"] = { %s } } }",
             players, options);
    snprintf(name, sizeof name, "walls of %d players, %s", players,
             *options ? options : "no options");
    if (!config_load(NULL, text, text, &all, &err)) {
        tap_fail("%s", err.text ? err.text : "does not load");
    } else {
        for (uint32_t g = 0; g < games; g++)
            if (!play(all.rules, seed * 100000 + g, &spared)) break;
        if (spared == 0 && games >= 100)
            tap_fail("no placement was ever barred");
    }
    tap_note("%u games, %u placements barred", games, spared);
    tap_result(name);
    config_free(&all);
    tes_error_clear(&err);
}

int main(void)
{
    const char *text = getenv("TES_PROPERTY_GAMES");
    uint32_t games = text ? (uint32_t)strtoul(text, NULL, 10) : 12;
    uint64_t seed = 1;

    text = getenv("TES_PROPERTY_SEED");
    if (text) seed = strtoul(text, NULL, 10);
    dice = seed;
    if (games == 0) games = 1;
    for (int players = 2; players <= 4; players++) {
        check_players(players, "", games * 20, seed);
        check_players(players, "first_pile = 0, second_pile = 0, end_gap = 0",
                      games * 5, seed);
        check_players(players,
                      "first_pile = 5, empty_triggers = true,"
                      " guards_pile2 = \"last\", guards_pile3 = \"each\","
                      " gate_is_extra = true",
                      games * 5, seed);
    }
    return tap_end();
}
