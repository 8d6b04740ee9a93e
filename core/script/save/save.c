/* save.c - writing saved games: life, answers, undo.
 *
 * The game goes first and the log follows: an answer that fails is never
 * logged, and one that cannot be logged is taken back. */
#include <stdio.h>
#include <string.h>

#include "port/alloc.h"
#include "script/save/share.h"
#include "state/error.h"
#include "turn/options.h"
#include "turn/piles.h"

/* ---- keys ---------------------------------------------------------------- */

void tesI_save_forget(struct tes_save *save, uint32_t keep)
{
    while (save->count > keep) {
        tesI_free(save->given[--save->count].key);
        tesI_free(save->given[save->count].events);
    }
}

bool tesI_save_add(struct tes_save *save, const char *key, uint32_t line)
{
    if (save->count == save->cap) {
        uint32_t cap = save->cap + save->cap / 2 + 64;
        struct tesI_given *more = tesI_realloc(save->given, cap * sizeof *more);
        if (more == NULL) return false;
        save->given = more;
        save->cap = cap;
    }
    char *copy = tesI_strdup(key);
    if (copy == NULL) return false;
    save->given[save->count++] = (struct tesI_given){.key = copy, .line = line};
    return true;
}

/* ---- replaying ----------------------------------------------------------- */

void tesI_save_place(const struct tes_save *save, uint32_t line,
                     char out[TESI_PLACE_MAX])
{
    out[0] = '\0';
    if (line != 0 && save->log.path != NULL) {
        snprintf(out, TESI_PLACE_MAX, "%s:%u: ", save->log.path,
                 (unsigned)line);
    }
}

/* Old files may name one of several equal rotations that has another key now.
 * The tile then lies with another rotation, so hashes differ from there on and
 * are not compared: *turned is set. */
static tes_status replay_one(const struct tes_save *save, tes_game *game,
                             uint32_t number, bool *turned, tes_error *err)
{
    struct tesI_given *given = &save->given[number];
    char key[TESI_KEY_MAX];
    uint32_t turn = tes_game_turn(game);
    char where[TESI_PLACE_MAX];
    tes_error own = {TES_OK, NULL};

    tesI_save_place(save, given->line, where);
    uint32_t index = tes_game_find(game, given->key);
    if (index == TES_NONE) {
        const char *why = tes_game_status(game) == TES_OVER
                              ? "the game is over"
                              : "no option has this key";
        return tesI_error(
            err, TES_EINPUT, "%sanswer %u (turn %u) is \"%s\", but %s", where,
            (unsigned)number + 1, (unsigned)turn, given->key, why);
    }
    tes_game_key(game, index, key, sizeof key);
    given->alias = strcmp(key, given->key) != 0;
    *turned = *turned || given->alias;
    tes_status status = tes_game_answer(game, index, &own);
    if (status != TES_OK) {
        tesI_error(err, status, "%sanswer %u (turn %u), \"%s\": %s", where,
                   (unsigned)number + 1, (unsigned)turn, given->key,
                   own.text == NULL ? "out of memory" : own.text);
        tes_error_clear(&own);
        return status;
    }
    if (!*turned && given->hash_line != 0 &&
        given->hash != tes_game_hash(game)) {
        tesI_save_place(save, given->hash_line, where);
        return tesI_error(
            err, TES_EINPUT,
            "%safter answer %u (turn %u) the game is not as it was: its hash "
            "is %016llx, but was %016llx",
            where, (unsigned)number + 1, (unsigned)turn,
            (unsigned long long)tes_game_hash(game),
            (unsigned long long)given->hash);
    }
    return TES_OK;
}

/* Gives the answers from..to-1 to a game. */
tes_status tesI_save_replay(const struct tes_save *save, tes_game *game,
                            uint32_t from, uint32_t to, tes_error *err)
{
    tes_status status = TES_OK;
    bool turned = false;
    for (uint32_t i = 0; i < from; i++) {
        turned = turned || save->given[i].alias;
    }
    for (; from < to && status == TES_OK; from++) {
        status = replay_one(save, game, from, &turned, err);
    }
    return status;
}

/* A new game with the first `count` answers. NULL with err. */
static tes_game *replayed(const struct tes_save *save, uint32_t count,
                          tes_error *err)
{
    tes_game *game = tes_game_new(tes_game_rules(save->game), save->seed, err);
    if (game == NULL) return NULL;
    tes_game_undo_window(game, save->game->window);
    if (tesI_save_replay(save, game, 0, count, err) != TES_OK) {
        tes_game_free(game);
        return NULL;
    }
    return game;
}

/* ---- life ---------------------------------------------------------------- */

/* Starts the log of a ruleset in memory. */
tes_status tesI_save_begin(struct tes_save *save, tes_ruleset *rules,
                           const char *path, tes_error *err)
{
    char *config = tes_describe(rules, NULL, "header", err);
    struct tesI_head head = {.api = TESI_API,
                             .version = tes_version(),
                             .config = config,
                             .seed = save->seed,
                             .seeded = true};

    if (config == NULL) return err == NULL ? TES_EINPUT : err->status;
    bool begun = tesI_log_begin(&save->log, &head);
    bool fits = strlen(config) < TESI_LOG_HEAD / 2;
    tesI_free(config);
    if (begun) return TES_OK;
    if (fits) return tesI_save_no_memory(err);
    return tesI_error(err, TES_EINPUT,
                      "%s: this config is too long to be saved",
                      path == NULL ? "save" : path);
}

struct tes_save *tesI_save_new(tes_error *err)
{
    struct tes_save *save = tesI_zalloc(sizeof *save);

    if (save == NULL) {
        tesI_save_no_memory(err);
        return NULL;
    }
    save->log.fd = -1;
    return save;
}

tes_save *tes_save_create(tes_game *game, uint64_t seed, const char *path,
                          tes_error *err)
{
    if (tes_game_answers(game) != 0) {
        tesI_error(err, TES_EINPUT,
                   "a log begins with its game; this one is under way");
        return NULL;
    }
    struct tes_save *save = tesI_save_new(err);
    if (save == NULL) return NULL;
    save->game = game;
    save->seed = seed;
    if (tesI_save_begin(save, tes_game_rules(game), path, err) != TES_OK ||
        (path != NULL && tesI_log_create(&save->log, path, err) != TES_OK)) {
        tes_save_close(save);
        return NULL;
    }
    return save;
}

void tes_save_close(tes_save *save)
{
    if (save == NULL) return;
    tes_game_free(save->scout.game);
    tesI_save_forget(save, 0);
    tesI_free(save->given);
    tesI_log_free(&save->log);
    tesI_free(save->from);
    tesI_free(save);
}

tes_game *tes_save_game(const tes_save *save) { return save->game; }

uint32_t tes_save_keys(const tes_save *save) { return save->count; }

uint64_t tes_save_seed(const tes_save *save) { return save->seed; }

const char *tes_save_key(const tes_save *save, uint32_t index)
{
    return index < save->count ? save->given[index].key : NULL;
}

tes_status tes_save_lock(tes_save *save, tes_error *err)
{
    if (save->shared) return tesI_share_closed(save, err);
    return tesI_log_ready(&save->log, err);
}

tes_status tes_save_copy(const tes_save *save, const char *path, tes_error *err)
{
    return tesI_log_copy(&save->log, path, err);
}

/* ---- answers ------------------------------------------------------------- */

/* Appends the hash that is due. It usually follows its answer at once, but a
 * process may have been killed in between, or memory was short. */
static void put_hash(struct tes_save *save)
{
    if (!tesI_log_due(&save->log)) return;
    tesI_log_hash(&save->log, tes_game_hash(save->game));
}

tes_status tes_save_answer(tes_save *save, uint32_t index, tes_error *err)
{
    char key[TESI_KEY_MAX];
    tes_option option;

    if (save->shared) return tesI_share_closed(save, err);
    if (!tes_game_option(save->game, index, &option)) {
        return tes_game_answer(save->game, index, err); /* gives the reason */
    }
    size_t len = tes_game_key(save->game, index, key, sizeof key);
    if (len == 0 || len >= sizeof key) {
        return tesI_error(err, TES_ERULE,
                          "option %u has a key of %zu bytes; 1 to %d can "
                          "be saved",
                          (unsigned)index, len, TESI_KEY_MAX - 1);
    }
    if (tes_game_find(save->game, key) != index) {
        return tesI_error(err, TES_ERULE,
                          "option %u has the key \"%s\", as another has: "
                          "it cannot be saved",
                          (unsigned)index, key);
    }
    put_hash(save);
    if (!tesI_save_add(save, key, 0)) return tesI_save_no_memory(err);
    tes_status status = TES_OK;
    if (!tesI_log_answer(&save->log, key)) status = tesI_save_no_memory(err);
    if (status == TES_OK) status = tes_game_answer(save->game, index, err);
    if (status != TES_OK) {
        tesI_log_drop(&save->log);
        tesI_save_forget(save, save->count - 1);
        return status;
    }
    put_hash(save);
    status = tesI_log_flush(&save->log, err);
    if (status != TES_OK) {
        tes_game_undo(save->game, 1);
        tesI_save_forget(save, save->count - 1);
    }
    return status;
}

tes_status tes_save_roll(tes_save *save, tes_error *err)
{
    tes_game *game = save->game;
    tes_decision asked;

    if (save->shared) return tesI_share_closed(save, err);
    if (!tes_game_decision(game, &asked) || asked.player != TES_CHANCE) {
        return tes_game_roll(game, err); /* gives the reason */
    }
    /* as tes_game_roll does; an answer moves the generator just the same */
    const struct tesI_decision *decision = tesI_last(game);
    uint32_t point = tesI_chance(game, tesI_word(game, WORD_CHANCE) + 1,
                                 tesI_weight_sum(game, decision));
    return tes_save_answer(save, tesI_weight_pick(game, decision, point), err);
}

tes_status tes_save_undo(tes_save *save, uint32_t answers, tes_error *err)
{
    tes_game *fresh = NULL;

    if (answers == 0) return TES_OK;
    if (save->shared) return tesI_share_closed(save, err);
    if (answers > save->count) {
        return tesI_error(err, TES_EINPUT,
                          "only %u answers can be taken back, not %u",
                          (unsigned)save->count, (unsigned)answers);
    }
    uint32_t keep = save->count - answers;
    put_hash(save);
    if (!tesI_log_undo(&save->log, answers)) return tesI_save_no_memory(err);
    if (tes_game_undo(save->game, answers) != TES_OK) {
        fresh = replayed(save, keep, err);
        if (fresh == NULL) {
            tesI_log_drop(&save->log);
            return err == NULL ? TES_ERULE : err->status;
        }
    }
    tes_status status = tesI_log_flush(&save->log, err);
    if (status != TES_OK) {
        if (fresh == NULL)
            tesI_save_replay(save, save->game, keep, save->count, NULL);
        tes_game_free(fresh);
        return status;
    }
    if (fresh != NULL) {
        tes_game_free(save->game);
        save->game = fresh;
    }
    tesI_save_forget(save, keep);
    return TES_OK;
}
