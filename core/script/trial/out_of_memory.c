/* out_of_memory.c - answers and clones without memory. */
#include "script/trial/out_of_memory.h"

#include "port/alloc.h"

/* No answer makes so many allocations: memory is out, or refused. */
#define MOST_TRIES 100000000ul

bool tesI_unharmed(const tes_game *game, const struct tesI_shot *before,
                   const char *what, struct tesI_finding *found)
{
    struct tesI_shot now = tesI_shot_take(game);

    now.status = before->status;
    return tesI_shot_same(before, &now, what, found);
}

bool tesI_answer_without_memory(tes_game *game, uint32_t index,
                                uint64_t *random, uint32_t *failures,
                                struct tesI_finding *found)
{
    struct tesI_shot before = tesI_shot_take(game);

    for (unsigned long n = 1;; n = tesI_next_failing(n)) {
        tes_error err = {TES_OK, NULL};
        tes_status status;

        if (tesI_dice_next(random, 2) == 0) tes_game_drop_cache(game);
        tesI_memory_fail(n);
        status = tes_game_answer(game, index, &err);
        tesI_memory_fail(0);
        if (status != TES_OK && status != TES_EMEMORY) {
            tesI_found(found, "an answer without memory fails otherwise: %s",
                       err.text ? err.text : "?");
            tes_error_clear(&err);
            return false;
        }
        tes_error_clear(&err);
        if (status == TES_OK) return true;
        if (n > MOST_TRIES) return tesI_found(found, "out of memory");
        ++*failures;
        if (!tesI_unharmed(game, &before, "game without memory", found)) {
            tesI_found_also(found, "allocation %lu failed", n);
            return false;
        }
    }
}

bool tesI_clone_without_memory(const tes_game *game, struct tesI_finding *found)
{
    struct tesI_shot before = tesI_shot_take(game);

    for (unsigned long n = 1;; n = tesI_next_failing(n)) {
        tes_game *clone;
        bool fine;

        tesI_memory_fail(n);
        clone = tes_game_clone(game);
        tesI_memory_fail(0);
        fine =
            tesI_unharmed(game, &before, "game cloned without memory", found);
        if (clone) fine = tesI_unharmed(clone, &before, "clone", found) && fine;
        tes_game_free(clone);
        if (!fine || clone) return fine;
        if (n > MOST_TRIES) return tesI_found(found, "out of memory");
    }
}
