// look_ahead.cpp - a player in C++ that tries every answer and takes it back.
// usage: look_ahead ROOT
#include <cstdio>
#include <memory>
#include <stdexcept>
#include <string>
#include <tessera.h>

namespace {

struct Free {
    void operator()(tes_game *game) const { tes_game_free(game); }
    void operator()(tes_ruleset *rules) const { tes_ruleset_free(rules); }
};
using Rules = std::unique_ptr<tes_ruleset, Free>;
using Game = std::unique_ptr<tes_game, Free>;

void check(tes_error &err)
{
    if (!err.text) return;
    std::string text = err.text;
    tes_error_clear(&err);
    throw std::runtime_error(text);
}

// The answer after which a player leads by most; the first of equals.
uint32_t best(tes_game *game, int player, uint32_t count)
{
    uint32_t found = 0;
    long most = -1000000;
    for (uint32_t i = 0; i < count; i++) {
        if (tes_game_answer(game, i, nullptr) != TES_OK) continue;
        long lead = tes_game_score(game, player);
        lead = 2 * lead - tes_game_score(game, 0) - tes_game_score(game, 1);
        tes_game_undo(game, 1);
        if (lead > most) {
            most = lead;
            found = i;
        }
    }
    return found;
}

int run(const char *root)
{
    tes_error err{};
    tes_source source{};
    source.root = root;
    source.config_text = "return { players = 2 }";
    Rules rules(tes_ruleset_load(&source, &err));
    check(err);
    Game game(tes_game_new(rules.get(), 7, &err));
    check(err);
    tes_decision asked;
    while (tes_game_decision(game.get(), &asked)) {
        if (asked.player == TES_CHANCE) {
            tes_game_roll(game.get(), &err);
        } else {
            uint32_t index =
                asked.player == 0 ? best(game.get(), 0, asked.count) : 0;
            tes_game_answer(game.get(), index, &err);
        }
        check(err);
    }
    Game copy(tes_game_clone(game.get()));
    bool equal = tes_game_hash(copy.get()) == tes_game_hash(game.get());
    std::printf("%d : %d\n", (int)tes_game_score(game.get(), 0),
                (int)tes_game_score(game.get(), 1));
    return equal ? 0 : 1;
}

} // namespace

int main(int argc, char **argv)
{
    try {
        return run(argc > 1 ? argv[1] : nullptr);
    } catch (const std::exception &e) {
        std::fprintf(stderr, "%s\n", e.what());
        return 1;
    }
}
