/* clone.c - copies of a game, by the thousand in searches: each is one block of
 * memory, which the next one is given. */
#include <string.h>

#include "alloc.h"
#include "game.h"
#include "options.h"
#include "views.h"

/* Clones come and go in searches: the block of the last one freed serves the
 * next, if it is not much too large. NULL: out of memory. */
static void *take_block(struct tesI_catalogue *cat, size_t *size)
{
    void *block = cat->block;
    if (block == NULL || *size > cat->block_size ||
        *size < cat->block_size / 4 * 3) {
        *size += *size / 16;
        return tesI_realloc(NULL, *size);
    }
    *size = cat->block_size;
    cat->block = NULL;
    return block;
}

void tesI_clone_give(struct tes_game *clone)
{
    struct tesI_catalogue *cat = clone->cat;
    tesI_free(cat->block);
    cat->block = clone;
    cat->block_size = clone->block_size;
}

/* What a copy of a game leaves out. Decisions before the last phase are
 * forgotten: nothing could bring them back. */
struct left_out {
    uint32_t heads[TESI_COLUMNS], first, options;
    tesI_mark mark;
};

static struct left_out leave_out(const struct tes_game *game)
{
    struct left_out out = {{0}, 0, 0, game->phase_mark};
    if (tesI_word(game, WORD_STAGE) == GAME_OVER) {
        out.mark = tesI_store_mark(&game->store);
    }
    out.first = tesI_first_decision(game, &out.options);
    out.heads[COL_STEPS] = tesI_step_word(game, out.first);
    out.heads[COL_OPTIONS] = out.options;
    return out;
}

/* The state as a snapshot, from the second clone of it on; or NULL. */
static struct tesI_snapshot *snapshot_of(struct tes_game *game)
{
    uint32_t mark = tesI_store_mark(&game->store);

    if (game->cloned.mark != mark ||
        game->cloned.rollbacks != game->store.rollbacks ||
        game->cloned.phase_mark != game->phase_mark) {
        tesI_snapshot_drop(game->cloned.snapshot);
        game->cloned.snapshot = NULL;
        game->cloned.mark = mark;
        game->cloned.rollbacks = game->store.rollbacks;
        game->cloned.phase_mark = game->phase_mark;
    } else if (game->cloned.snapshot == NULL) {
        struct left_out out = leave_out(game);
        game->cloned.snapshot =
            tesI_snapshot_take(&game->store, out.mark, out.heads);
        if (game->cloned.snapshot == NULL) return NULL;
        tesI_steps_moved(tesI_snapshot_store(game->cloned.snapshot),
                         out.options);
    }
    return game->cloned.snapshot;
}

void tesI_game_forget_clones(struct tes_game *game)
{
    tesI_snapshot_drop(game->cloned.snapshot);
    memset(&game->cloned, 0, sizeof game->cloned);
}

/* A game with room for so many words in its block, and where they begin. */
static struct tes_game *block_of(struct tesI_catalogue *cat, size_t words,
                                 uint32_t **out)
{
    const size_t head = (sizeof(struct tes_game) + 15) / 16 * 16;
    size_t size = head + words * sizeof(uint32_t);
    char *block = take_block(cat, &size);
    struct tes_game *game = (struct tes_game *)(void *)block;

    if (block == NULL) return NULL;
    memset(game, 0, sizeof *game);
    game->block_size = size;
    *out = (uint32_t *)(void *)(block + head);
    return game;
}

/* The columns of a game and what was left out of them. */
static struct tes_game *copy_of(const struct tes_game *game)
{
    /* the game is constant, but not what it keeps for clones */
    struct tesI_snapshot *snapshot =
        snapshot_of((struct tes_game *)(uintptr_t)game);
    struct tes_game *copy;
    uint32_t *words;

    if (snapshot != NULL) {
        const struct tesI_store *from = tesI_snapshot_store(snapshot);
        copy = block_of(game->cat, from->slab_size / sizeof *words, &words);
        if (copy == NULL) return NULL;
        tesI_snapshot_copy(snapshot, &copy->store, words);
    } else {
        struct left_out out = leave_out(game);
        size_t count = tesI_store_copy_words(&game->store, out.mark, out.heads);
        copy = block_of(game->cat, count, &words);
        if (copy == NULL) return NULL;
        tesI_store_copy_to(&copy->store, &game->store, out.mark, out.heads,
                           words);
        tesI_steps_moved(&copy->store, out.options);
    }
    copy->forgotten = copy->store.gone[0] / STEP_WORDS;
    return copy;
}

tes_game *tes_game_clone(const tes_game *game)
{
    struct tes_game *copy = copy_of(game);
    if (copy == NULL) return NULL;
    copy->store.limit = game->store.limit;
    copy->cat = game->cat;
    copy->rules = game->rules;
    copy->ruleset = game->ruleset;
    copy->live = -1;
    copy->window = game->window;
    copy->salt = game->salt;
    copy->phase = game->phase;
    copy->phase_mark = game->phase_mark;
    copy->view = tesI_view_share(game->view);
    return copy;
}
