/* views.c - what is hidden from a seat must not show in what it sees.
 *
 * A sample of a view differs from the game in nothing but what the seat does
 * not see. So both must look the same to it, and still look the same after an
 * answer that it may know of: unless a rule lays something open on the way. */
#include <stdio.h>

#include "../../game.h"
#include "trial.h"

#define FNV_BASIS UINT64_C(0xCBF29CE484222325)
#define FNV_PRIME UINT64_C(0x100000001B3)
#define KEY_SIZE 256

static uint64_t text(uint64_t hash, const char *bytes)
{
    for (; *bytes; bytes++) hash = (hash ^ (unsigned char)*bytes) * FNV_PRIME;
    return (hash ^ 0xFF) * FNV_PRIME;
}

static uint64_t number(uint64_t hash, int64_t value)
{
    return ((hash ^ (uint64_t)value) * FNV_PRIME) ^ hash >> 29;
}

/* Everything that can be read of a view, by subject. */
struct sight {
    uint64_t hash, decision, events, board, figures, players, secrets;
};

static uint64_t see_decision(const tes_game *view)
{
    uint64_t hash = number(FNV_BASIS, tes_game_status(view));
    tes_decision open;
    char key[KEY_SIZE];

    if (!tes_game_decision(view, &open)) return hash;
    hash = text(text(hash, open.phase), open.prompt);
    hash = number(number(hash, open.player), open.count);
    hash = number(number(hash, open.weight), open.hidden);
    for (uint32_t i = 0; i < open.count; i++) {
        tes_option option;
        key[0] = '\0';
        tes_game_key(view, i, key, sizeof key);
        hash = text(hash, key);
        if (tes_game_option(view, i, &option)) {
            hash = number(number(hash, option.weight), option.kind);
        }
    }
    for (uint32_t i = 0; tes_game_veto(view, i, key, sizeof key) > 0; i++) {
        hash = text(hash, key);
    }
    return hash;
}

static uint64_t see_events(const tes_game *view)
{
    uint64_t hash = number(FNV_BASIS, tes_game_events(view));
    tes_event event;
    tes_item item;

    for (uint32_t i = 0; tes_game_event(view, i, &event); i++) {
        hash = text(number(hash, event.kind), event.reason);
        hash = number(number(hash, event.answer), event.turn);
        hash = number(number(hash, event.player), event.points);
        hash = number(number(hash, event.node), event.tile);
        hash = number(number(hash, event.type), event.number);
        hash = number(hash, event.figure);
        for (uint32_t n = 0; tes_game_item(view, i, n, &item); n++) {
            hash = text(number(hash, item.points), item.name);
        }
    }
    return hash;
}

static uint64_t see_board(const tes_game *view)
{
    uint64_t hash = FNV_BASIS;
    tes_tile tile;
    tes_edge edge;

    for (uint32_t i = 0; tes_game_tile(view, i, &tile); i++) {
        hash = number(number(hash, tile.type), tile.rotation);
        hash = number(number(hash, tile.x), tile.y);
    }
    for (uint32_t i = 0; tes_game_edge(view, i, &edge); i++) {
        hash = number(number(number(hash, edge.x), edge.y), edge.side);
    }
    return hash;
}

static uint64_t see_figures(const tes_game *view)
{
    uint64_t hash = FNV_BASIS;
    tes_figure figure;

    for (uint32_t i = 0; tes_game_figure(view, i, &figure); i++) {
        hash = text(number(hash, figure.at), figure.piece);
        hash = number(number(hash, figure.owner), figure.node);
        hash = number(number(hash, figure.tile), figure.holder);
        hash = number(number(hash, figure.x), figure.y);
    }
    return hash;
}

static uint64_t see_players(const tes_game *view)
{
    const tes_ruleset *rules = tes_game_rules(view);
    uint64_t hash = number(FNV_BASIS, tes_game_turn(view));
    hash = number(hash, tes_game_player(view));
    hash =
        number(number(hash, tes_game_tiles_left(view)), tes_game_answers(view));
    for (int seat = TES_CHANCE; seat < tes_ruleset_players(rules); seat++) {
        hash = number(hash, tes_game_score(view, seat));
        for (uint32_t p = 0; p < tes_ruleset_pieces(rules); p++) {
            hash = number(hash, tes_game_supply(view, seat, p));
        }
    }
    return hash;
}

static uint64_t see_secrets(const tes_game *view)
{
    uint64_t hash = FNV_BASIS;
    tes_secret secret;
    char item[KEY_SIZE];

    for (uint32_t i = 0; tes_game_secret(view, i, &secret); i++) {
        hash =
            number(number(text(hash, secret.name), secret.owner), secret.count);
        hash = number(hash, secret.seen);
        for (uint32_t n = 0;
             tes_game_secret_item(view, i, n, item, sizeof item) > 0; n++) {
            hash = text(hash, item);
        }
    }
    return hash;
}

static struct sight look(const tes_game *view)
{
    return (struct sight){tes_game_hash(view), see_decision(view),
                          see_events(view),    see_board(view),
                          see_figures(view),   see_players(view),
                          see_secrets(view)};
}

static const char *difference(const struct sight *a, const struct sight *b)
{
    if (a->decision != b->decision) return "the decision";
    if (a->events != b->events) return "the events";
    if (a->board != b->board) return "the board";
    if (a->figures != b->figures) return "the figures";
    if (a->players != b->players) return "turn, scores and supplies";
    if (a->secrets != b->secrets) return "what it sees of secrets";
    if (a->hash != b->hash) return "the hash of the view";
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
    bool fine = first != NULL && second != NULL;
    char room[32];

    if (!fine) tesI_found(found, "no view");
    if (fine) {
        struct sight one = look(first), other = look(second);
        const char *what = difference(&one, &other);
        fine = what == NULL;
        if (!fine) {
            tesI_found(found,
                       "%s: %s can tell from %s what is hidden from "
                       "them",
                       when, eyes(seat, room, sizeof room), what);
        }
    }
    tes_game_free(first);
    tes_game_free(second);
    return fine;
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
