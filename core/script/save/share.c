/* share.c - saved games as one seat saw them: writing, and finding a game that
 * could have been the one. */
#include "script/save/share.h"

#include <stdio.h>
#include <string.h>

#include "game/sample.h"
#include "port/alloc.h"
#include "script/vm/watch.h"
#include "state/error.h"
#include "turn/options.h"

/* Most games that are tried for one answer. */
#define TRIES 4000
/* Guesses of a hidden answer that start from the game found so far, before
 * guesses from others. */
#define GUESSES 32
/* Tries that a failure to find a sample counts as. */
#define NO_SAMPLE 100
/* Answers ahead whose tiles are used as hints. */
#define AHEAD 4

#define FNV_BASIS UINT32_C(0x811C9DC5)
#define FNV_PRIME UINT32_C(0x01000193)

static const char *who(int seat, char room[16])
{
    if (seat < 0) return "everybody";
    snprintf(room, 16, "player %c", 'A' + seat);
    return room;
}

/* ---- what was seen ------------------------------------------------------- */

static uint32_t add_text(uint32_t sum, const char *text)
{
    for (; text != NULL && *text != '\0'; text++) {
        sum = (sum ^ (unsigned char)*text) * FNV_PRIME;
    }
    return (sum ^ 0xFF) * FNV_PRIME;
}

static uint32_t add_number(uint32_t sum, int64_t number)
{
    uint32_t low = (uint32_t)number, high = tesI_high((uint64_t)number);
    return ((sum ^ low) * FNV_PRIME ^ high) * FNV_PRIME;
}

static uint32_t event_sum(const tes_game *view, uint32_t number,
                          const tes_event *event)
{
    tes_item item;
    uint32_t sum = add_number(add_text(FNV_BASIS, event->reason), event->kind);
    sum = add_number(add_number(sum, event->player), event->points);
    sum = add_number(add_number(sum, event->number), event->turn);
    for (uint32_t i = 0; tes_game_item(view, number, i, &item); i++) {
        sum = add_number(add_text(sum, item.name), item.points);
    }
    return add_number(add_number(sum, event->tile), event->figure);
}

/* Sums of the events of a view from `first` on; returns how many. */
static uint32_t take_events(const tes_game *view, uint32_t first,
                            uint32_t sums[TESI_LOG_SEEN])
{
    uint32_t count = 0;
    tes_event event;

    while (count < TESI_LOG_SEEN &&
           tes_game_event(view, first + count, &event)) {
        sums[count] = event_sum(view, first + count, &event);
        count++;
    }
    return count;
}

/* ---- writing ------------------------------------------------------------- */

/* A game that is played again from its start, and the log of what the seat saw
 * of it. */
struct showing {
    const struct tes_save *save;
    tes_game *game;
    int seat;
    struct tesI_log log;
    uint32_t events; /* seen so far */
    bool secrets;
};

/* What is seen now. */
static tes_status show_view(struct showing *t, bool last, tes_error *err)
{
    uint32_t sums[TESI_LOG_SEEN];

    if (!t->secrets && !last && !tesI_log_due(&t->log)) return TES_OK;
    tes_game *view = tes_game_view(t->game, t->seat, err);
    if (view == NULL) return err == NULL ? TES_EMEMORY : err->status;
    uint32_t count = t->secrets ? take_events(view, t->events, sums) : 0;
    t->events = tes_game_events(view);
    bool fine = (count == 0 || tesI_log_seen(&t->log, sums, count)) &&
                tesI_log_hash(&t->log, tes_game_hash(view));
    tes_game_free(view);
    return fine ? TES_OK : tesI_save_no_memory(err);
}

static tes_status show_answer(struct showing *t, uint32_t number,
                              tes_error *err)
{
    char key[TESI_KEY_MAX];
    const char *given = t->save->given[number].key;
    uint32_t index = tes_game_find(t->game, given);

    if (index == TES_NONE) {
        return tesI_error(err, TES_ERULE,
                          "answer %u, \"%s\", is none any more: were the "
                          "rules loaded anew?",
                          (unsigned)number + 1, given);
    }
    tes_game_key(t->game, index, key, sizeof key);
    bool fine = tes_game_sees(t->game, t->seat) ? tesI_log_answer(&t->log, key)
                                                : tesI_log_hidden(&t->log);
    if (!fine) return tesI_save_no_memory(err);
    tes_status status = tes_game_answer(t->game, index, err);
    bool last = number + 1 == t->save->count;
    return status == TES_OK ? show_view(t, last, err) : status;
}

static tes_status show_all(struct showing *t, tes_ruleset *rules,
                           tes_error *err)
{
    char *config = tes_describe(rules, NULL, "shared", err);
    if (config == NULL) return err == NULL ? TES_EMEMORY : err->status;
    struct tesI_head head = {.api = TESI_API,
                             .version = tes_version(),
                             .config = config,
                             .shared = true,
                             .seat = t->seat};
    bool begun = tesI_log_begin(&t->log, &head);
    tesI_free(config);
    if (!begun) return tesI_save_no_memory(err);
    t->game = tes_game_new(rules, t->save->seed, err);
    if (t->game == NULL) return err == NULL ? TES_ERULE : err->status;
    tes_game_undo_window(t->game, 1);
    tes_status status = show_view(t, true, err);
    for (uint32_t i = 0; i < t->save->count && status == TES_OK; i++) {
        status = tesI_interrupted()
                     ? tesI_error(err, TES_EINTERRUPT, "%s", TESI_INTERRUPTED)
                     : show_answer(t, i, err);
    }
    return status;
}

tes_status tes_save_share(const tes_save *save, int seat, const char *path,
                          tes_error *err)
{
    tes_ruleset *rules = tes_game_rules(save->game);
    struct showing t = {
        .save = save, .seat = seat, .secrets = tes_ruleset_secrets(rules)};
    char room[16];

    t.log.fd = -1;
    const char *own = save->shared ? NULL : save->log.path;
    if (save->from != NULL) own = save->from;
    if (own != NULL && tesI_log_same_file(own, path)) {
        return tesI_error(err, TES_EINPUT,
                          "%s: this is the game itself, and would be lost; "
                          "what a seat saw of it needs a file of its own",
                          path);
    }
    if (save->shared && seat == save->seat) {
        return tesI_log_copy(&save->log, path, err);
    }
    if (save->shared) {
        return tesI_error(err, TES_EINPUT,
                          "this is what %s saw of a game; what others saw "
                          "is not in it",
                          who(save->seat, room));
    }
    if (seat < TES_CHANCE || seat >= tes_ruleset_players(rules)) {
        tes_game_free(
            tes_game_view(save->game, seat, err)); /* gives the reason */
        return TES_EINPUT;
    }
    tes_status status = show_all(&t, rules, err);
    if (status == TES_OK) status = tesI_log_copy(&t.log, path, err);
    tes_game_free(t.game);
    tesI_log_free(&t.log);
    return status;
}

/* ---- loading ------------------------------------------------------------- */

/* What one answer must lead to, and the tries so far. */
struct search {
    const struct tes_save *save;
    const struct tesI_given *given;
    tes_game *view;        /* of the position before */
    struct tesI_hint hint; /* types that come to light soon */
    tes_game *guide;       /* the sample that came closest so far */
    uint32_t score;        /* how many events were as they should be */
    uint64_t dice;
    tes_error err; /* of the last try */
};

/* Hints: tiles that the next keys name are probably in a hand or pile now. */
static void look_ahead(struct search *s, const tes_game *game, uint32_t number)
{
    const tes_ruleset *rules = tes_game_rules(game);
    uint32_t end = number + AHEAD;

    for (; number < end && number < s->save->count; number++) {
        const char *key = s->save->given[number].key;
        for (uint32_t t = 0; t < game->cat->nprinted; t++) {
            const char *id = tes_type_id(rules, t);
            size_t len = strlen(id);
            const char *found = strstr(key, id);
            if (found == NULL) continue;
            if (found[len] != '\0' && !strchr("^>v< ", found[len])) continue;
            tesI_hint_add(&s->hint, t);
        }
    }
}

/* How many events after an answer are as they should be, from the first; *all:
 * every one. */
static uint32_t events_in_order(const struct search *s, const tes_game *view,
                                bool *all)
{
    uint32_t sums[TESI_LOG_SEEN], same = 0;
    uint32_t count = take_events(view, tes_game_events(s->view), sums);

    while (same < count && same < s->given->nevents &&
           sums[same] == s->given->events[same]) {
        same++;
    }
    *all = same == count && same == s->given->nevents;
    return same;
}

/* Does the game look as it was seen? A missing hash counts as equal. If not,
 * *score says how close it came. */
static bool as_seen(const struct search *s, const tes_game *game,
                    uint32_t *score)
{
    if (s->given->hash_line == 0) return true;
    tes_game *view = tes_game_view(game, s->save->seat, NULL);
    if (view == NULL) return false;
    bool same = true;
    if (game->cat->secrets) *score = events_in_order(s, view, &same);
    same = same && tes_game_hash(view) == s->given->hash;
    tes_game_free(view);
    return same;
}

/* Gives the answer to a game that could be the one, which is freed when it was
 * not. */
static tes_game *follow(struct search *s, tes_game *game)
{
    bool hidden = *s->given->key == '\0';
    uint32_t score = 0;
    struct tesI_option option;
    bool asked = tes_game_status(game) != TES_OVER;
    uint32_t index = !asked   ? TES_NONE
                     : hidden ? tesI_guess(game, tesI_last(game), &s->hint,
                                           &s->dice, &option)
                              : tes_game_find(game, s->given->key);

    if (index == TES_NONE) {
        tesI_error(&s->err, TES_EINPUT, "%s",
                   asked ? "no option has this key" : "the game is over");
        tes_game_free(game);
        return NULL;
    }
    tes_game *before = s->given->nevents > 0 ? tes_game_clone(game) : NULL;
    bool done = tes_game_answer(game, index, &s->err) == TES_OK;
    bool fits = done && as_seen(s, game, &score);
    if (done && !fits) {
        tesI_error(&s->err, TES_EINPUT, "something else is seen after it");
        if (before != NULL && (s->guide == NULL || score >= s->score)) {
            tes_game_free(s->guide);
            s->guide = before;
            s->score = score;
            before = NULL;
        }
    }
    tes_game_free(before);
    if (fits) return game;
    tes_game_free(game);
    return NULL;
}

/* Would another try fail as well? */
static bool in_vain(const struct search *s)
{
    return s->err.status == TES_EMEMORY || s->err.status == TES_EINTERRUPT ||
           tesI_interrupted() || tes_ruleset_hopeless(tes_game_rules(s->view));
}

/* Tries the game as it is, then others that look the same, until the answer
 * leads to what was seen. NULL: none does; the error of the last is kept. */
static tes_game *find_next(struct search *s, const tes_game *now,
                           uint32_t number)
{
    uint32_t most = now->cat->secrets ? TRIES : 1;
    uint32_t own = *s->given->key == '\0' ? GUESSES : 1;

    for (uint32_t i = 0; i < most; i++) {
        s->hint.guide = s->guide;
        uint64_t seed = tesI_mix(number, i) | tesI_pair(i, 0);
        s->dice = seed;
        tes_error_clear(&s->err);
        tes_game *game = i < own
                             ? tes_game_clone(now)
                             : tesI_sample(s->view, seed, &s->hint, &s->err);
        if (game == NULL && i < own) {
            tesI_save_no_memory(&s->err);
        } else if (game == NULL) {
            i += NO_SAMPLE;
        } else {
            tes_game_undo_window(game, 1);
            game = follow(s, game);
        }
        if (game != NULL) return game;
        if (in_vain(s)) return NULL;
    }
    return NULL;
}

static tes_status not_found(const struct tes_save *save, const struct search *s,
                            uint32_t number, uint32_t turn, tes_error *err)
{
    const struct tesI_given *given = s->given;
    char where[TESI_PLACE_MAX], room[16];
    const char *why = s->err.text == NULL ? "out of memory" : s->err.text;

    tesI_save_place(save, given->line, where);
    if (tesI_interrupted()) {
        return tesI_error(err, TES_EINTERRUPT, "%s", TESI_INTERRUPTED);
    }
    if (in_vain(s)) return tesI_error(err, s->err.status, "%s", why);
    return tesI_error(err, TES_EINPUT,
                      "%sno game was found in which answer %u (turn %u), "
                      "\"%s\", leads to what %s saw: %s",
                      where, (unsigned)number + 1, (unsigned)turn,
                      *given->key == '\0' ? "?" : given->key,
                      who(save->seat, room), why);
}

/* One answer on. */
static tes_status go_on(struct tes_save *save, tes_error *err)
{
    struct tesI_scout *scout = &save->scout;
    struct tesI_given *given = &save->given[scout->at];
    struct search s = {.save = save, .given = given};

    s.view = tes_game_view(scout->game, save->seat, NULL);
    if (s.view == NULL) return tesI_save_no_memory(err);
    look_ahead(&s, scout->game, scout->at);
    tes_game *next = find_next(&s, scout->game, scout->at);
    tes_status status = TES_OK;
    if (next == NULL) {
        status =
            not_found(save, &s, scout->at, tes_game_turn(scout->game), err);
    } else {
        tes_game_free(scout->game);
        scout->game = next;
        scout->at++;
    }
    tes_error_clear(&s.err);
    tes_game_free(s.view);
    tes_game_free(s.guide);
    return status;
}

static tes_status begin(struct tes_save *save, tes_ruleset *rules,
                        tes_error *err)
{
    char room[16];
    uint64_t hash = 0;

    save->scout.game = tes_game_new(rules, tes_ruleset_seed(rules), err);
    if (save->scout.game == NULL) return err == NULL ? TES_ERULE : err->status;
    tes_game *view = tes_game_view(save->scout.game, save->seat, err);
    if (view == NULL) return err == NULL ? TES_EINPUT : err->status;
    hash = tes_game_hash(view);
    tes_game_free(view);
    if (save->start_line == 0 || hash == save->start_hash) return TES_OK;
    return tesI_error(err, TES_EINPUT,
                      "%s:%u: the game does not begin as %s saw it",
                      save->log.path == NULL ? "?" : save->log.path,
                      (unsigned)save->start_line, who(save->seat, room));
}

tes_status tesI_share_go(struct tes_save *save, tes_ruleset *rules,
                         uint32_t answers, tes_error *err)
{
    tes_status status = TES_OK;

    if (answers < save->scout.at) { /* from the start again */
        tes_game_free(save->scout.game);
        save->scout = (struct tesI_scout){NULL, 0};
    }
    if (save->scout.game == NULL) status = begin(save, rules, err);
    while (status == TES_OK && save->scout.at < answers) {
        status = go_on(save, err);
    }
    return status;
}

tes_status tesI_share_closed(const struct tes_save *save, tes_error *err)
{
    char room[16];
    return tesI_error(err, TES_EINPUT,
                      "this is what %s saw of a game: it can be looked at, "
                      "but not continued",
                      who(save->seat, room));
}

/* ---- reading ------------------------------------------------------------- */

bool tes_save_seat(const tes_save *save, int *seat)
{
    if (save->shared && seat != NULL) *seat = save->seat;
    return save->shared;
}

tes_game *tes_save_seen(tes_save *save, uint32_t answers, tes_error *err)
{
    if (!save->shared || answers > save->count) {
        tesI_error(err, TES_EINPUT,
                   save->shared ? "there are %u answers only"
                                : "this save has the whole game, of %u "
                                  "answers",
                   (unsigned)save->count);
        return NULL;
    }
    tes_ruleset *rules = tes_game_rules(save->game);
    if (tesI_share_go(save, rules, answers, err) != TES_OK) return NULL;
    return tes_game_view(save->scout.game, save->seat, err);
}
