/* save.h - a saved game: the game, the keys of its answers, and their log.
 *
 * save.c writes it (life, answers, undo), load.c reads it; share.c does both
 * for what one seat saw of a game, see share.h. */
#ifndef TES_SAVE_H
#define TES_SAVE_H

#include "log/log.h"
#include "script/vm/vm.h"

#define TESI_API 1 /* of module files, as in lua/source/modules.lua */

/* An answer. Its line, and the hash that must follow it, are known if it was
 * loaded from a file. */
struct tesI_given {
    char *key; /* owned; "": it was hidden */
    uint32_t line;
    uint32_t hash_line; /* 0: no hash */
    uint64_t hash;
    uint32_t *events; /* owned: sums of the events that the seat saw, or NULL */
    uint32_t nevents;
    bool alias; /* the key that was read is an alias of the option's key */
};

static inline tes_status tesI_save_no_memory(tes_error *err)
{
    return tesI_error(err, TES_EMEMORY, "out of memory");
}

/* A game that could be the one that a seat saw, after `at` of the answers. */
struct tesI_scout {
    tes_game *game; /* owned */
    uint32_t at;
};

struct tes_save {
    struct tesI_log log;
    char *from; /* the file that it was loaded from, if it does not append to
                   this file */
    tes_game *game;
    uint64_t seed;
    bool shared; /* what `seat` saw; the game is a view */
    int seat;
    struct tesI_scout scout;
    uint64_t start_hash; /* before the first answer, if start_line is not 0 */
    uint32_t start_line;
    struct tesI_given *given; /* owned; undone ones left out */
    uint32_t count, cap;
};

/* A save without a game and without a file; tes_save_free. NULL: memory. */
struct tes_save *tesI_save_new(tes_error *err);

/* Adds an answer's key, read from `line` of a file or 0. False: memory. */
bool tesI_save_add(struct tes_save *save, const char *key, uint32_t line);

/* "FILE:LINE: " of a line that was read, or "" for line 0. */
#define TESI_PLACE_MAX 512
void tesI_save_place(const struct tes_save *save, uint32_t line,
                     char out[TESI_PLACE_MAX]);

/* Forgets all but the first `keep` keys. */
void tesI_save_forget(struct tes_save *save, uint32_t keep);

/* Gives the answers from..to-1 to a game that has the earlier ones; checks
 * hashes. The error names file:line, answer and turn. */
tes_status tesI_save_replay(const struct tes_save *save, tes_game *game,
                            uint32_t from, uint32_t to, tes_error *err);

/* Starts the log of a ruleset in memory, by save->seed. `path` is for
 * messages and may be NULL. */
tes_status tesI_save_begin(struct tes_save *save, tes_ruleset *rules,
                           const char *path, tes_error *err);

#endif
