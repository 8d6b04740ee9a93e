/* load.c - loading saved games: their rules, then their answers. */
#include <stdio.h>
#include <string.h>

#include "port/alloc.h"
#include "script/save/read.h"
#include "script/save/share.h"
#include "state/error.h"

/* ---- loading ------------------------------------------------------------- */

/* The field of `given` that would change the rules of a game that has begun;
 * NULL: none. Its language and the folders of its modules may change. */
static const char *too_late(const tes_source *given)
{
    if (given->config_file != NULL) return given->config_file;
    if (given->config_text != NULL) return given->config_text;
    for (const char *const *set = given->set; set && *set; set++) {
        if (strncmp(*set, "lang=", 5) != 0 &&
            strncmp(*set, "locale=", 7) != 0) {
            return *set;
        }
    }
    return NULL;
}

/* The ruleset of a header. NULL with err. */
static tes_ruleset *load_rules(const struct tesI_head *head, const char *path,
                               const tes_source *given, tes_error *err)
{
    tes_source source = {0};
    tes_error own = {TES_OK, NULL};
    char *text = NULL;

    if (head->api > TESI_API) {
        tesI_error(err, TES_EINPUT,
                   "%s:1: this was saved with api %u; this program has "
                   "api %d",
                   path, (unsigned)head->api, TESI_API);
        return NULL;
    }
    if (given != NULL) source = *given;
    if (*head->config != '\0') {
        const char *late = too_late(&source);
        if (late != NULL) {
            tesI_error(err, TES_EINPUT,
                       "%s: a saved game keeps the config and the seed that "
                       "it began with, \"%s\" comes too late",
                       path, late);
            return NULL;
        }
        size_t size = strlen(head->config) + sizeof "return ";
        text = tesI_realloc(NULL, size);
        if (text == NULL) {
            tesI_save_no_memory(err);
            return NULL;
        }
        snprintf(text, size, "return %s", head->config);
        source.config_text = text;
    }
    tes_ruleset *rules = tes_ruleset_load(&source, &own);
    if (rules == NULL) {
        tesI_error(err, own.status,
                   "%s: the rules of this game cannot be loaded:\n%s", path,
                   own.text == NULL ? "out of memory" : own.text);
    }
    tes_error_clear(&own);
    tesI_free(text);
    return rules;
}

/* Records what a seat saw of the last answer. False: out of memory. */
static bool take_seen(struct tes_save *save, const struct tesI_record *record)
{
    uint32_t sums[TESI_LOG_SEEN], count = (uint32_t)record->number;
    size_t size = count * sizeof *sums;

    memcpy(sums, record->text, size);
    if (!tesI_log_seen(&save->log, sums, count)) return false;
    if (save->count == 0 || count == 0) return true;
    struct tesI_given *given = &save->given[save->count - 1];
    uint32_t *copy = tesI_realloc(given->events, size);
    if (copy == NULL) return false;
    memcpy(copy, sums, size);
    given->events = copy;
    given->nevents = count;
    return true;
}

/* Takes one record into the list of keys and into the log in memory. */
static tes_status take(struct tes_save *save, const char *path,
                       const struct tesI_record *record, tes_error *err)
{
    bool done = true;

    switch (record->kind) {
    case RECORD_ANSWER:
        done = tesI_log_answer(&save->log, record->text) &&
               tesI_save_add(save, record->text, record->line);
        break;
    case RECORD_HIDDEN:
        done = tesI_log_hidden(&save->log) &&
               tesI_save_add(save, "", record->line);
        break;
    case RECORD_SEEN: done = take_seen(save, record); break;
    case RECORD_UNDO:
        if (record->number > save->count) {
            return tesI_error(err, TES_EDAMAGE,
                              "%s:%u: undo %u, but only %u answers are "
                              "there to be taken back",
                              path, (unsigned)record->line,
                              (unsigned)record->number, (unsigned)save->count);
        }
        tesI_save_forget(save, save->count - (uint32_t)record->number);
        done = tesI_log_undo(&save->log, (uint32_t)record->number);
        break;
    case RECORD_HASH:
        done = tesI_log_hash(&save->log, record->number);
        if (save->count == 0) {
            save->start_hash = record->number;
            save->start_line = record->line;
            break;
        }
        save->given[save->count - 1].hash = record->number;
        save->given[save->count - 1].hash_line = record->line;
        break;
    }
    return done ? TES_OK : tesI_save_no_memory(err);
}

static tes_status read_all(struct tes_save *save, struct tesI_reader *reader,
                           tes_error *err)
{
    struct tesI_record record;
    tes_error own = {TES_OK, NULL};
    tesI_read read;

    while ((read = tesI_reader_next(reader, &record, &own)) == READ_RECORD) {
        tes_status status = take(save, reader->path, &record, err);
        if (status != TES_OK) return status;
        if (tesI_interrupted()) {
            return tesI_error(err, TES_EINTERRUPT, "%s", TESI_INTERRUPTED);
        }
    }
    if (read == READ_FAIL) {
        tesI_error(err, own.status, "%s",
                   own.text == NULL ? "out of memory" : own.text);
        tes_status status = own.status;
        tes_error_clear(&own);
        return status;
    }
    if (!reader->plain && reader->sum != save->log.sum) {
        return tesI_error(err, TES_EDAMAGE,
                          "%s:%u: the checksums are right, but some line "
                          "is not as this program writes it",
                          reader->path, (unsigned)reader->line);
    }
    /* now that the path is known, replaying can name lines */
    return tesI_reader_resume(reader, &save->log) ? TES_OK
                                                  : tesI_save_no_memory(err);
}

/* One text that says what was dropped and what has changed, or NULL. False: out
 * of memory. */
static bool join_notice(const struct tesI_reader *reader, const char *changed,
                        char **notice)
{
    tes_error text = {TES_OK, NULL};

    if (reader->torn == NULL && *changed == '\0') return true;
    if (reader->torn == NULL) {
        tesI_error(&text, TES_OK, "%s", changed);
    } else {
        tesI_error(&text, TES_OK,
                   "%s:%u: the last line was incomplete and is dropped: "
                   "\"%s\"%s%s",
                   reader->path, (unsigned)reader->line, reader->torn,
                   *changed == '\0' ? "" : "\n", changed);
    }
    *notice = text.text;
    return text.text != NULL;
}

/* Leaves the first answers only. */
static bool cut_off(struct tes_save *save, uint32_t answers)
{
    uint32_t undone = save->count > answers ? save->count - answers : 0;

    tesI_save_forget(save, save->count - undone);
    return undone == 0 || save->shared || tesI_log_undo(&save->log, undone);
}

/* Makes the game, or the view, and gives it all answers. On failure the caller
 * frees. */
static tes_status play_on(struct tes_save *save, tes_ruleset *rules,
                          tes_error *err)
{
    if (!save->shared) {
        save->game = tes_game_new(rules, save->seed, err);
        if (save->game == NULL) return err == NULL ? TES_ERULE : err->status;
        return tesI_save_replay(save, save->game, 0, save->count, err);
    }
    tes_status status = tesI_share_go(save, rules, save->count, err);
    if (status != TES_OK) return status;
    save->game = tes_game_view(save->scout.game, save->seat, err);
    return save->game == NULL ? TES_EMEMORY : TES_OK;
}

/* Everything after the header. On failure the caller frees. */
static tes_status load(struct tes_save *save, struct tesI_reader *reader,
                       const struct tesI_head *head, uint32_t answers,
                       tes_ruleset *rules, char **notice, tes_error *err)
{
    tes_error own = {TES_OK, NULL};

    save->seed = head->seeded ? head->seed : tes_ruleset_seed(rules);
    save->shared = head->shared;
    save->seat = head->seat;
    if (head->shared && head->seat >= tes_ruleset_players(rules)) {
        return tesI_error(
            err, TES_EDAMAGE, "%s:3: there is no seat %c; the game has %d",
            reader->path, 'A' + head->seat, tes_ruleset_players(rules));
    }
    /* the header goes on as it was written, not as it would be now */
    struct tesI_head same = *head;
    same.seed = save->seed;
    if (reader->plain) {
        same.api = TESI_API;
        same.version = tes_version();
    }
    tes_status status =
        *head->config == '\0' ? tesI_save_begin(save, rules, reader->path, err)
        : tesI_log_begin(&save->log, &same) ? TES_OK
                                            : tesI_save_no_memory(err);
    if (status == TES_OK) status = read_all(save, reader, err);
    if (status != TES_OK) return status;
    if (!cut_off(save, answers)) return tesI_save_no_memory(err);
    char *changes = tes_describe(rules, NULL, "changed", NULL);
    const char *changed = changes == NULL ? "" : changes;
    status = play_on(save, rules, &own);
    if (status != TES_OK) {
        tesI_error(err, status, "%s%s%s",
                   own.text == NULL ? "out of memory" : own.text,
                   *changed == '\0' ? "" : "\n", changed);
        tes_error_clear(&own);
    } else if (!join_notice(reader, changed, notice)) {
        status = tesI_save_no_memory(err);
    }
    tesI_free(changes);
    return status;
}

/* Loads no more than so many answers. */
static tes_save *load_part(const char *path, uint32_t answers,
                           const tes_source *source, tes_ruleset **rules,
                           tes_game **game, char **notice, tes_error *err)
{
    struct tesI_reader reader;
    struct tesI_head head;
    struct tes_save *save = tesI_save_new(err);

    *rules = NULL;
    *game = NULL;
    *notice = NULL;
    if (save == NULL) return NULL;
    tes_status status = tesI_reader_open(&reader, path, source, &head, err);
    if (status == TES_OK) {
        *rules = load_rules(&head, path, source, err);
        if (*rules == NULL) status = err == NULL ? TES_EINPUT : err->status;
    }
    if (status == TES_OK && *rules != NULL) {
        status = load(save, &reader, &head, answers, *rules, notice, err);
    }
    tesI_reader_close(&reader);
    if (status == TES_OK) {
        *game = save->game;
        return save;
    }
    tes_game_free(save->game);
    tes_save_close(save);
    tes_ruleset_free(*rules);
    *rules = NULL;
    return NULL;
}

tes_save *tes_save_load(const char *path, const tes_source *source,
                        tes_ruleset **rules, tes_game **game, char **notice,
                        tes_error *err)
{
    return load_part(path, UINT32_MAX, source, rules, game, notice, err);
}

tes_save *tes_save_load_to(const char *path, uint32_t answers,
                           const tes_source *source, tes_ruleset **rules,
                           tes_game **game, char **notice, tes_error *err)
{
    tes_save *save = load_part(path, answers, source, rules, game, notice, err);
    if (save == NULL) return NULL;
    save->from = save->log.path; /* nothing is written any more */
    save->log.path = NULL;
    return save;
}
