/* checks.c - what must hold at one moment of any game. */
#include "script/trial/checks.h"

#include "state/game.h"

#include <inttypes.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#define KEY_SIZE 256
#define FNV_PRIME UINT64_C(0x100000001B3)

/* ---- findings ---------------------------------------------------------- */

bool tesI_found(struct tesI_finding *found, const char *format, ...)
{
    va_list args;

    if (*found->text) return false;
    va_start(args, format);
    vsnprintf(found->text, sizeof found->text, format, args);
    va_end(args);
    return false;
}

void tesI_found_also(struct tesI_finding *found, const char *format, ...)
{
    size_t length = strlen(found->text);
    va_list args;

    if (length == 0 || length + 2 >= sizeof found->text) return;
    found->text[length++] = '\n';
    va_start(args, format);
    vsnprintf(found->text + length, sizeof found->text - length, format, args);
    va_end(args);
}

/* ---- snapshots --------------------------------------------------------- */

uint64_t tesI_hash_text(uint64_t hash, const char *text)
{
    for (; *text; text++) hash = (hash ^ (unsigned char)*text) * FNV_PRIME;
    return (hash ^ 0xFF) * FNV_PRIME;
}

uint64_t tesI_hash_list(uint64_t hash, const int64_t *numbers, size_t count)
{
    for (size_t i = 0; i < count; i++) {
        hash = ((hash ^ (uint64_t)numbers[i]) * FNV_PRIME) ^ hash >> 29;
    }
    return hash;
}

/* Of the decision, then of every option: in order, and in any order. */
static void hash_keys(const tes_game *game, struct tesI_shot *shot)
{
    tes_decision open;
    char key[KEY_SIZE];
    uint64_t hash;

    if (!tes_game_decision(game, &open)) return;
    hash = tesI_hash_text(TESI_HASH_BASIS, open.phase);
    hash = TESI_HASH(tesI_hash_text(hash, open.prompt), open.player);
    shot->offers = hash;
    for (uint32_t i = 0; i < open.count; i++) {
        key[0] = '\0';
        tes_game_key(game, i, key, sizeof key);
        hash = tesI_hash_text(hash, key);
        shot->offers += tesI_hash_text(TESI_HASH_BASIS, key);
    }
    shot->keys = hash;
}

struct tesI_shot tesI_shot_take(const tes_game *game)
{
    struct tesI_shot shot = {
        .hash = tes_game_hash(game),
        .digest = tes_game_digest(game),
        .state = tesI_store_state(&game->store),
        .answers = tes_game_answers(game),
        .events = tes_game_events(game),
        .turn = tes_game_turn(game),
        .status = tes_game_status(game),
    };

    hash_keys(game, &shot);
    return shot;
}

bool tesI_shot_same(const struct tesI_shot *a, const struct tesI_shot *b,
                    const char *what, struct tesI_finding *found)
{
    if (a->hash != b->hash)
        return tesI_found(found,
                          "%s: hash %016" PRIx64 " instead of %016" PRIx64
                          " after %u answers",
                          what, b->hash, a->hash, a->answers);
    if (a->digest != b->digest)
        return tesI_found(found, "%s: same hash, other digest after %u answers",
                          what, a->answers);
    if (a->keys != b->keys)
        return tesI_found(found,
                          "%s: other decision or options after %u answers",
                          what, a->answers);
    if (a->answers != b->answers || a->events != b->events ||
        a->turn != b->turn || a->status != b->status)
        return tesI_found(found,
                          "%s: answers %u/%u, events %u/%u, turn %u/%u, "
                          "status %d/%d",
                          what, a->answers, b->answers, a->events, b->events,
                          a->turn, b->turn, (int)a->status, (int)b->status);
    return true;
}

/* ---- options ----------------------------------------------------------- */

/* Every option is found by its key, so no two have the same. */
static bool check_key(const tes_game *game, uint32_t index,
                      struct tesI_finding *found)
{
    char key[KEY_SIZE] = "";
    size_t length = tes_game_key(game, index, key, KEY_SIZE);
    char cut[4] = "???";
    uint32_t at;

    if (length == 0 || length >= KEY_SIZE || strlen(key) != length)
        return tesI_found(found, "option %u has a key of length %zu", index,
                          length);
    if (strchr(key, '\n'))
        return tesI_found(found, "key %u has two lines", index);
    if (tes_game_key(game, index, cut, sizeof cut) != length ||
        strncmp(cut, key, 3) != 0 || cut[3] != '\0')
        return tesI_found(found, "key %s is not cut off as snprintf does", key);
    at = tes_game_find(game, key);
    if (at != index)
        return tesI_found(found, "option %u, %s, is found at %u", index, key,
                          at);
    return true;
}

static bool check_end_of_list(const tes_game *game, uint32_t count,
                              struct tesI_finding *found)
{
    tes_option option;
    char key[KEY_SIZE];

    if (tes_game_option(game, count, &option) ||
        tes_game_option(game, TES_NONE, &option))
        return tesI_found(found, "an option past the last of %u", count);
    if (tes_game_key(game, count, key, sizeof key) != 0)
        return tesI_found(found, "a key past the last of %u", count);
    if (tes_game_find(game, "no such key") != TES_NONE)
        return tesI_found(found, "`no such key` is found");
    return true;
}

bool tesI_check_options(const tes_game *game, struct tesI_finding *found)
{
    tes_decision open;
    tes_option option;
    uint64_t weight = 0;

    if (!tes_game_decision(game, &open))
        return tesI_found(found, "no decision is pending");
    if (open.count == 0) return tesI_found(found, "a decision without options");
    for (uint32_t i = 0; i < open.count; i++) {
        if (!tes_game_option(game, i, &option))
            return tesI_found(found, "option %u of %u is missing", i,
                              open.count);
        if (!check_key(game, i, found)) return false;
        weight += option.weight;
    }
    if (weight != open.weight)
        return tesI_found(found, "weights add up to %" PRIu64 ", not %u",
                          weight, open.weight);
    return check_end_of_list(game, open.count, found);
}

/* ---- clones ------------------------------------------------------------ */

/* Any answer, in a clone that is not used afterwards. */
static bool answer_clone(tes_game *clone, uint64_t *random,
                         struct tesI_finding *found)
{
    tes_error err = {TES_OK, NULL};
    char key[KEY_SIZE] = "?";
    tes_decision open;
    uint32_t index;

    if (!tes_game_decision(clone, &open)) return true;
    index = tesI_dice_next(random, open.count);
    tes_game_key(clone, index, key, sizeof key);
    if (tes_game_answer(clone, index, &err) != TES_OK)
        tesI_found(found, "the answer %s, tried in a clone, fails: %s", key,
                   err.text ? err.text : "?");
    tes_error_clear(&err);
    return *found->text == '\0';
}

bool tesI_check_clone(const tes_game *game, uint64_t *random,
                      struct tesI_finding *found)
{
    struct tesI_shot before = tesI_shot_take(game), now;
    tes_game *clone = tes_game_clone(game);
    bool fine;

    if (!clone) return tesI_found(found, "no clone");
    now = tesI_shot_take(clone);
    fine = tesI_shot_same(&before, &now, "clone", found) &&
           answer_clone(clone, random, found);
    now = tesI_shot_take(game);
    fine =
        fine && tesI_shot_same(&before, &now, "game whose clone moved", found);
    tes_game_free(clone);
    now = tesI_shot_take(game);
    return fine &&
           tesI_shot_same(&before, &now, "game whose clone was freed", found);
}

bool tesI_check_roll(const tes_game *game, struct tesI_finding *found)
{
    tes_game *rolled = tes_game_clone(game);
    tes_decision open;
    bool same = false;

    if (!rolled || !tes_game_decision(game, &open) ||
        tes_game_roll(rolled, NULL) != TES_OK) {
        tes_game_free(rolled);
        return tesI_found(found, "CHANCE cannot roll");
    }
    for (uint32_t i = 0; i < open.count && !same; i++) {
        tes_game *forced = tes_game_clone(game);

        same = forced && tes_game_answer(forced, i, NULL) == TES_OK &&
               tes_game_hash(forced) == tes_game_hash(rolled) &&
               tes_game_digest(forced) == tes_game_digest(rolled);
        tes_game_free(forced);
    }
    tes_game_free(rolled);
    return same ||
           tesI_found(found, "a roll equals none of the %u answers forced",
                      open.count);
}

/* ---- scores ------------------------------------------------------------ */

static bool check_items(const tes_game *game, uint32_t index,
                        const tes_event *event, struct tesI_finding *found)
{
    int64_t sum = 0;
    tes_item item;

    for (uint32_t i = 0; i < event->items; i++) {
        if (!tes_game_item(game, index, i, &item))
            return tesI_found(found, "event %u: item %u of %u is missing",
                              index, i, event->items);
        if (!item.name || !*item.name || !item.module || !*item.module)
            return tesI_found(found, "event %u: item %u has no name", index, i);
        sum += item.points;
    }
    if (tes_game_item(game, index, event->items, &item))
        return tesI_found(found, "event %u: an item past the last", index);
    if (sum != event->points)
        return tesI_found(found, "event %u, %s: %d points, items of %" PRId64,
                          index, event->reason, event->points, sum);
    return true;
}

bool tesI_check_scores(const tes_game *game, struct tesI_finding *found)
{
    int players = tes_ruleset_players(tes_game_rules(game));
    int64_t sum[TES_MAX_PLAYERS] = {0};
    uint32_t count = tes_game_events(game), answer = 0;
    tes_event event;

    for (uint32_t i = 0; i < count; i++) {
        if (!tes_game_event(game, i, &event))
            return tesI_found(found, "event %u of %u is missing", i, count);
        if (event.answer < answer || event.answer > tes_game_answers(game))
            return tesI_found(found, "event %u of answer %u after one of %u", i,
                              event.answer, answer);
        answer = event.answer;
        if (event.kind != TES_EV_SCORE) continue;
        if (event.player < 0 || event.player >= players)
            return tesI_found(found, "event %u: points for player %d", i,
                              event.player);
        if (!check_items(game, i, &event, found)) return false;
        sum[event.player] += event.points;
    }
    for (int i = 0; i < players; i++)
        if (sum[i] != tes_game_score(game, i))
            return tesI_found(found,
                              "player %d has %d points, events of %" PRId64, i,
                              tes_game_score(game, i), sum[i]);
    return true;
}

/* ---- figures and tiles ------------------------------------------------- */

static uint32_t piece_of(const tes_ruleset *rules, const char *name)
{
    for (uint32_t i = 0; i < tes_ruleset_pieces(rules); i++)
        if (strcmp(tes_piece_name(rules, i), name) == 0) return i;
    return TES_NONE;
}

bool tesI_check_figures(const tes_game *game, struct tesI_figure_counts *out,
                        struct tesI_finding *found)
{
    const tes_ruleset *rules = tes_game_rules(game);
    struct tesI_figure_counts home = {0};
    tes_figure figure;

    *out = (struct tesI_figure_counts){0};
    for (uint32_t i = 0; i < tes_game_figures(game); i++) {
        uint32_t piece, row;

        if (!tes_game_figure(game, i, &figure))
            return tesI_found(found, "figure %u is missing", i);
        piece = piece_of(rules, figure.piece);
        row = (uint32_t)(figure.owner + 1);
        if (piece >= 64 || row > TES_MAX_PLAYERS)
            return tesI_found(found, "figure %u: %s of %d", i, figure.piece,
                              figure.owner);
        out->count[row][piece]++;
        home.count[row][piece] += figure.at == TES_AT_SUPPLY;
    }
    for (int owner = -1; owner < tes_ruleset_players(rules); owner++)
        for (uint32_t i = 0; i < tes_ruleset_pieces(rules) && i < 64; i++)
            if (tes_game_supply(game, owner, i) != home.count[owner + 1][i])
                return tesI_found(
                    found, "player %d: supply of %s is %u, %u at home", owner,
                    tes_piece_name(rules, i), tes_game_supply(game, owner, i),
                    home.count[owner + 1][i]);
    return true;
}

bool tesI_check_same_figures(const struct tesI_figure_counts *a,
                             const struct tesI_figure_counts *b,
                             struct tesI_finding *found)
{
    return memcmp(a, b, sizeof *a) == 0 ||
           tesI_found(found, "figures have come or gone since the start");
}

bool tesI_check_board(const tes_game *game, struct tesI_finding *found)
{
    tes_tile tile;

    for (uint32_t i = 0; i < tes_game_tiles(game); i++) {
        uint32_t there;

        if (!tes_game_tile(game, i, &tile))
            return tesI_found(found, "tile %u is missing", i);
        there = tes_game_tile_at(game, tile.x, tile.y);
        if (there != i)
            return tesI_found(found, "tile %u at %d,%d, where %u is found", i,
                              tile.x, tile.y, there);
    }
    return true;
}
