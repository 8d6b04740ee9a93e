/* random_game.c - one whole game by chance, with what every score is made of.
 * usage: random_game ROOT [SEED] */
#include <stdio.h>
#include <stdlib.h>
#include <tessera.h>

static void print_scores(const tes_game *game)
{
    tes_event event;
    tes_item item;

    for (uint32_t e = 0; tes_game_event(game, e, &event); e++) {
        if (event.kind != TES_EV_SCORE || event.points == 0) continue;
        printf("turn %u: player %d scores %s %d =", (unsigned)event.turn,
               event.player, event.reason, (int)event.points);
        for (uint32_t i = 0; tes_game_item(game, e, i, &item); i++) {
            printf(" %s %d", item.name, (int)item.points);
        }
        printf("\n");
    }
}

int main(int argc, char **argv)
{
    tes_error err = {TES_OK, NULL};
    tes_source source = {.root = argc > 1 ? argv[1] : NULL};
    tes_ruleset *rules = tes_ruleset_load(&source, &err);
    uint64_t seed = argc > 2 ? strtoull(argv[2], NULL, 10) : 1;
    tes_game *game = rules ? tes_game_new(rules, seed, &err) : NULL;
    tes_decision asked;

    while (game && !err.text && tes_game_decision(game, &asked)) {
        if (asked.player == TES_CHANCE) {
            tes_game_roll(game, &err);
        } else {
            tes_game_answer(game, tes_game_answers(game) % asked.count, &err);
        }
    }
    if (err.text) fprintf(stderr, "%s\n", err.text);
    int failed = err.text != NULL || game == NULL;
    if (!failed) {
        print_scores(game);
        for (int p = 0; p < tes_ruleset_players(rules); p++) {
            printf("player %d: %d points\n", p, (int)tes_game_score(game, p));
        }
    }
    tes_error_clear(&err);
    tes_game_free(game);
    tes_ruleset_free(rules);
    return failed;
}
