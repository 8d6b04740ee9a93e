/* twin.c - what a seat sees must not depend on what is hidden from it.
 *
 * A sample of a seat's view differs from the game only in what the seat does
 * not see. So both must look the same to the seat, also after an answer that
 * the seat sees, unless a rule reveals something meanwhile. */
#include <stdio.h>

#include "script/trial/twin.h"
#include "state/game.h"

#define KEY_SIZE 256

/* Hashes of all that can be read of a view, by subject. */
static uint64_t see_decision(const tes_game *view)
{
    uint64_t hash = TESI_HASH(TESI_HASH_BASIS, tes_game_status(view));
    tes_decision open;
    tes_option option;
    char key[KEY_SIZE];

    if (!tes_game_decision(view, &open)) return hash;
    hash = tesI_hash_text(tesI_hash_text(hash, open.phase), open.prompt);
    hash = TESI_HASH(hash, open.player, open.count, open.weight, open.hidden);
    for (uint32_t i = 0; tes_game_option(view, i, &option); i++) {
        key[0] = '\0';
        tes_game_key(view, i, key, sizeof key);
        hash = TESI_HASH(tesI_hash_text(hash, key), option.weight, option.kind);
    }
    for (uint32_t i = 0; tes_game_veto(view, i, key, sizeof key) > 0; i++) {
        hash = tesI_hash_text(hash, key);
    }
    return hash;
}

static uint64_t see_events(const tes_game *view)
{
    uint64_t hash = TESI_HASH(TESI_HASH_BASIS, tes_game_events(view));
    tes_event e;
    tes_item item;

    for (uint32_t i = 0; tes_game_event(view, i, &e); i++) {
        hash = TESI_HASH(tesI_hash_text(hash, e.reason), e.kind, e.answer,
                         e.turn, e.player, e.points, e.node, e.tile, e.type,
                         e.number, e.figure);
        for (uint32_t n = 0; tes_game_item(view, i, n, &item); n++) {
            hash = TESI_HASH(tesI_hash_text(hash, item.name), item.points);
        }
    }
    return hash;
}

static uint64_t see_board(const tes_game *view)
{
    uint64_t hash = TESI_HASH_BASIS;
    tes_tile tile;
    tes_edge edge;

    for (uint32_t i = 0; tes_game_tile(view, i, &tile); i++) {
        hash = TESI_HASH(hash, tile.type, tile.rotation, tile.x, tile.y);
    }
    for (uint32_t i = 0; tes_game_edge(view, i, &edge); i++) {
        hash = TESI_HASH(hash, edge.x, edge.y, edge.side);
    }
    return hash;
}

static uint64_t see_figures(const tes_game *view)
{
    uint64_t hash = TESI_HASH_BASIS;
    tes_figure f;

    for (uint32_t i = 0; tes_game_figure(view, i, &f); i++) {
        hash = TESI_HASH(tesI_hash_text(hash, f.piece), f.at, f.owner, f.node,
                         f.tile, f.holder, f.x, f.y);
    }
    return hash;
}

static uint64_t see_players(const tes_game *view)
{
    const tes_ruleset *rules = tes_game_rules(view);
    uint64_t hash =
        TESI_HASH(TESI_HASH_BASIS, tes_game_turn(view), tes_game_player(view),
                  tes_game_tiles_left(view), tes_game_answers(view));

    for (int seat = TES_CHANCE; seat < tes_ruleset_players(rules); seat++) {
        hash = TESI_HASH(hash, tes_game_score(view, seat));
        for (uint32_t p = 0; p < tes_ruleset_pieces(rules); p++) {
            hash = TESI_HASH(hash, tes_game_supply(view, seat, p));
        }
    }
    return hash;
}

static uint64_t see_secrets(const tes_game *view)
{
    uint64_t hash = TESI_HASH_BASIS;
    tes_secret secret;
    char item[KEY_SIZE];

    for (uint32_t i = 0; tes_game_secret(view, i, &secret); i++) {
        hash = TESI_HASH(tesI_hash_text(hash, secret.name), secret.owner,
                         secret.count, secret.seen);
        for (uint32_t n = 0;
             tes_game_secret_item(view, i, n, item, sizeof item) > 0; n++) {
            hash = tesI_hash_text(hash, item);
        }
    }
    return hash;
}

/* The first subject in which two views differ; NULL: in none. */
static const char *difference(const tes_game *a, const tes_game *b)
{
    static const struct {
        uint64_t (*see)(const tes_game *view);
        const char *name;
    } subjects[] = {{see_decision, "the decision"},
                    {see_events, "the events"},
                    {see_board, "the board"},
                    {see_figures, "the figures"},
                    {see_players, "turn, scores and supplies"},
                    {see_secrets, "what it sees of secrets"},
                    {tes_game_hash, "the hash of the view"}};

    for (size_t i = 0; i < sizeof subjects / sizeof *subjects; i++) {
        if (subjects[i].see(a) != subjects[i].see(b)) return subjects[i].name;
    }
    return NULL;
}

static const char *eyes(int seat, char *room, size_t size)
{
    if (seat < 0) return "those who look on";
    snprintf(room, size, "player %c", 'A' + seat);
    return room;
}

/* Do both look the same to the seat? */
static bool alike(const tes_game *a, const tes_game *b, int seat,
                  const char *when, struct tesI_finding *found)
{
    tes_game *first = tes_game_view(a, seat, NULL);
    tes_game *second = tes_game_view(b, seat, NULL);
    bool made = first != NULL && second != NULL;
    const char *what = made ? difference(first, second) : NULL;
    char room[32];

    tes_game_free(first);
    tes_game_free(second);
    if (!made) return tesI_found(found, "no view");
    return what == NULL ||
           tesI_found(found, "%s: %s can tell from %s what is hidden from them",
                      when, eyes(seat, room, sizeof room), what);
}

bool tesI_twin_open(struct tesI_twin *twin, const tes_game *game, int seat,
                    uint64_t seed, struct tesI_finding *found)
{
    tes_error err = {TES_OK, NULL};
    tes_game *view = tes_game_view(game, seat, &err);
    char room[32];

    *twin =
        (struct tesI_twin){.seat = seat, .visible = tes_game_sees(game, seat)};
    if (view) twin->game = tes_game_sample(view, seed, &err);
    tes_game_free(view);
    bool fine = twin->game != NULL;
    if (!fine && err.status == TES_EINPUT) { /* it would have taken too long */
        tes_error_clear(&err);
        return true;
    }
    if (!fine) {
        tesI_found(found, "no sample for %s: %s", eyes(seat, room, sizeof room),
                   err.text ? err.text : "?");
    }
    tes_error_clear(&err);
    return fine && alike(game, twin->game, seat, "a sample of a view", found);
}

bool tesI_twin_follow(struct tesI_twin *twin, const tes_game *game,
                      const char *key, struct tesI_finding *found)
{
    uint32_t index = twin->visible ? tes_game_find(twin->game, key) : TES_NONE;
    uint32_t reveals = twin->game->reveals;
    bool fine = true;
    char when[KEY_SIZE + 80];

    /* CHANCE may draw what is not there in the other game */
    if (index != TES_NONE) {
        fine = tes_game_answer(twin->game, index, NULL) == TES_OK ||
               tesI_found(found, "the answer %s fails in a sample", key);
        snprintf(when, sizeof when, "after %s, in two games with other secrets",
                 key);
        if (fine && twin->game->reveals == reveals) {
            fine = alike(game, twin->game, twin->seat, when, found);
        }
    }
    tesI_twin_close(twin);
    return fine;
}

void tesI_twin_close(struct tesI_twin *twin)
{
    tes_game_free(twin->game);
    twin->game = NULL;
}
