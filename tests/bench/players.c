/* players.c - how fast players think; see players.h. */
#include "players.h"

#include "clock.h"

#include <math.h>

static bool finish_game(tes_game *game, tes_player *player)
{
    tes_decision asked;
    tes_idea idea;

    while (tes_game_decision(game, &asked)) {
        tes_status status;
        if (asked.player == TES_CHANCE) {
            status = tes_game_roll(game, NULL);
        } else {
            status = tes_player_think(player, game, NULL);
            if (status != TES_OK) return false;
            tes_player_idea(player, 0, &idea);
            status = tes_game_answer(game, idea.index, NULL);
        }
        if (status != TES_OK) return false;
    }
    return true;
}

double figure_greedy(tes_ruleset *rules, double seconds)
{
    tes_thinking how;
    double games = 0, start = clock_now(), spent;

    tes_thinking_level("greedy", &how);
    tes_player *player = tes_player_new(rules, &how, NULL);
    if (!player) return (double)NAN;
    do {
        tes_game *game = tes_game_new(rules, 1 + (uint64_t)games, NULL);
        bool fine = game && finish_game(game, player);
        tes_game_free(game);
        if (!fine) {
            games = (double)NAN;
            break;
        }
        games++;
        spent = clock_now() - start;
    } while (spent < seconds);
    tes_player_free(player);
    return games / (clock_now() - start);
}

double figure_positions(tes_ruleset *rules, const tes_source *source,
                        unsigned threads, double seconds)
{
    tes_thinking how;
    tes_error err = {0};
    double rate = (double)NAN;

    tes_thinking_level("hard", &how);
    how.positions = 0;
    how.follow = 0; /* the tree alone, as long as there is time */
    how.time_ms = (uint32_t)(seconds * 1000) + 1;
    how.threads = threads;
    how.source = source;
    tes_player *player = tes_player_new(rules, &how, &err);
    tes_game *game = tes_game_new(rules, 1, &err);
    if (player && game && tes_game_roll(game, &err) == TES_OK) {
        double start = clock_now();
        if (tes_player_think(player, game, &err) == TES_OK) {
            rate = (double)tes_player_positions(player) / (clock_now() - start);
        }
    }
    tes_error_clear(&err);
    tes_game_free(game);
    tes_player_free(player);
    return rate;
}

enum { TURNS = 5 };

double figure_search_threads(tes_ruleset *rules, const tes_source *source,
                             double seconds)
{
    double found[TURNS];

    for (int i = 0; i < TURNS; i++) {
        double one = figure_positions(rules, source, 1, seconds / 10);
        found[i] = figure_positions(rules, source, 2, seconds / 10) / one;
    }
    return clock_median(found, TURNS);
}
