/* clone.c - copies of a game. Searches make thousands, so a copy is one block
 * of memory, and the next copy takes the block of one that was freed. */
#include "game/clone.h"

#include <string.h>

#include "game/views.h"
#include "port/alloc.h"
#include "state/game.h"
#include "turn/options.h"

/* A block for a clone: that of the last one freed, unless it is much too large.
 * NULL: out of memory. */
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
    out.heads[COL_DECISIONS] = tesI_decision_word(game, out.first);
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
        tesI_decisions_moved(tesI_snapshot_store(game->cloned.snapshot),
                             out.options);
    }
    return game->cloned.snapshot;
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
        tesI_decisions_moved(&copy->store, out.options);
    }
    copy->forgotten = copy->store.gone[0] / DECISION_WORDS;
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
    copy->view = game->view;
    if (copy->view != NULL) copy->view->refs++;
    return copy;
}

/* ---- a copy under another ruleset ---------------------------------------- */

/* Do both declare the same, so that numbers mean the same? */
static bool alike(const struct tesI_catalogue *a,
                  const struct tesI_catalogue *b)
{
    if (a->players != b->players || a->ntypes != b->ntypes ||
        a->npieces != b->npieces || a->nphases != b->nphases ||
        a->nvars != b->nvars || a->nkinds != b->nkinds ||
        a->npiles != b->npiles || a->nzones != b->nzones ||
        a->nterms != b->nterms || a->nprinted != b->nprinted ||
        memcmp(&a->layout, &b->layout, sizeof a->layout) != 0) {
        return false;
    }
    for (uint32_t t = 0; t < a->ntypes; t++) {
        if (strcmp(a->types[t].id, b->types[t].id) != 0) return false;
    }
    return true;
}

/* Labels are numbered in the order of their first use, so a label of a game may
 * have another number under another ruleset. Returns the table of the new
 * numbers, TESI_MAX_LABELS at most; NULL: out of memory. */
static uint32_t *label_table(const struct tesI_catalogue *from,
                             struct tesI_catalogue *to)
{
    uint32_t *table = tesI_scratch(to, from->nlabels + 1);
    if (table == NULL) return NULL;
    table[0] = 0;
    for (uint32_t l = 1; l <= from->nlabels; l++) {
        table[l] = tesI_label_of(to, from->labels[l]);
        if (table[l] == 0) return NULL;
    }
    return table;
}

static void relabel(struct tesI_option *option, const uint32_t *table)
{
    tesI_option_name(option, (tesI_label)table[tesI_option_verb(option)]);
    if (tesI_option_kind(option) == TES_OPT_WORD) option->a = table[option->a];
}

/* Rewrites numbers that a game has of its ruleset as those of another one.
 * Texts of events keep their old numbers: a search never reads them. */
static bool translate(struct tes_game *game, const struct tesI_catalogue *from,
                      struct tesI_catalogue *to)
{
    struct tesI_rows *groups = &game->store.rows[COL_GROUPS];
    tesI_game_own(game);
    for (uint32_t g = 0; g + GROUP_WORDS <= groups->len; g += GROUP_WORDS) {
        struct tesI_group *group = (struct tesI_group *)(groups->data + g);
        group->row = tesI_catalogue_row(to, group->demand);
        if (group->row == TES_NONE) return false;
    }
    const uint32_t *table = label_table(from, to);
    if (table == NULL) return false;
    struct tesI_rows *options = &game->store.rows[COL_OPTIONS];
    for (uint32_t o = 0; o + OPTION_WORDS <= options->len; o += OPTION_WORDS) {
        relabel((struct tesI_option *)(options->data + o), table);
    }
    struct tesI_rows *decisions = &game->store.rows[COL_DECISIONS];
    for (uint32_t s = 0; s + DECISION_WORDS <= decisions->len;
         s += DECISION_WORDS) {
        struct tesI_decision *decision =
            (struct tesI_decision *)(decisions->data + s);
        tesI_decision_name(decision,
                           (tesI_label)table[tesI_decision_prompt(decision)]);
        relabel(&decision->answer, table);
    }
    return true;
}

tes_game *tesI_clone_move(const tes_game *game, struct tesI_catalogue *cat,
                          const struct tesI_rules *rules, tes_ruleset *ruleset)
{
    if (game->view != NULL || !alike(game->cat, cat)) return NULL;
    tes_game *copy = tes_game_clone(game);
    if (copy == NULL) return NULL;
    copy->cat = cat;
    copy->rules = rules;
    copy->ruleset = ruleset;
    if (!tesI_stamps_reserve(cat, tesI_node_count(copy) + 1) ||
        !translate(copy, game->cat, cat)) {
        tes_game_free(copy);
        return NULL;
    }
    return copy;
}
