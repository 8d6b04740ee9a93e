/* flow.c - the sequencer: phases, decisions, answers, undo. */
#include "turn/flow.h"

#include <string.h>

#include "board/completed.h"
#include "port/alloc.h"
#include "state/spare.h"
#include "turn/options.h"
#include "turn/piles.h"
#include "turn/vetoes.h"

void tes_game_drop_cache(tes_game *game)
{
    game->lent = 0;
    if (game->live < 0) return;
    if (game->rules->drop != NULL) {
        game->rules->drop(game->rules->ctx, game);
    }
    game->live = -1;
}

/* ---- from phase to phase ----------------------------------------------- */

static bool begin_phase(struct tes_game *game, uint32_t phase)
{
    if (!tesI_store_reserve(&game->store, 16)) {
        tesI_game_no_memory(game);
        return false;
    }
    game->phase = phase;
    game->phase_mark = tesI_store_mark(&game->store);
    game->hidden = 0;
    game->lent = 0;
    return true;
}

/* The running phase is known by the pending decision. */
static void recall_phase(struct tes_game *game)
{
    const struct tesI_decision *decision = tesI_last(game);
    game->phase = tesI_decision_phase(decision);
    game->phase_mark = decision->began;
}

/* Ends the parts of the turn that `phase` is not in, TES_NONE being the end of
 * the turn: who gave them away is on turn again. True: this phase gave one. */
static bool end_parts(struct tes_game *game, uint32_t phase)
{
    bool gave = false;

    for (uint32_t i = TESI_MAX_PARTS; i-- > 0;) {
        uint32_t word = game->cat->layout.parts + i;
        uint32_t part = tesI_word(game, word);
        if (part == 0) continue;
        if (phase < tesI_part_giver(part)) break;
        gave = phase == tesI_part_giver(part);
        tesI_set_word(game, WORD_PLAYER, tesI_part_host(part) - 1);
        tesI_set_word(game, word, 0);
    }
    return gave;
}

static bool in_part(const struct tes_game *game)
{
    return tesI_word(game, game->cat->layout.parts) != 0;
}

/* The first phase, from `link` (as tesI_phase.next) on, whose condition is
 * true, or TES_NONE. One that gave the part away that ends here is passed
 * over. */
static uint32_t phase_from(struct tes_game *game, uint32_t link)
{
    const struct tesI_rules *rules = game->rules;

    while (link != 0) {
        const struct tesI_phase *row = &game->cat->phases[link - 1];
        bool gave = in_part(game) && end_parts(game, link - 1);
        if (!gave &&
            (!row->when.any || rules->holds(rules->ctx, game, &row->when))) {
            return link - 1;
        }
        link = row->next;
    }
    return TES_NONE;
}

/* The first phase of a stage; the next phase after one. */
static uint32_t phase_first(struct tes_game *game, uint32_t stage)
{
    return phase_from(game, game->cat->first_phase[stage]);
}

static uint32_t phase_after(struct tes_game *game, uint32_t phase)
{
    return phase_from(game, game->cat->phases[phase].next);
}

static void next_turn(struct tes_game *game)
{
    uint32_t next = tesI_word(game, WORD_NEXT);
    uint32_t players = (uint32_t)game->cat->players;
    uint32_t player = tesI_word(game, WORD_PLAYER) + 1;

    if (player == players) player = 0;
    tesI_add_word(game, WORD_TURN, 1);
    tesI_set_word(game, WORD_PLAYER, next != 0 ? next - 1 : player);
    tesI_set_word(game, WORD_NEXT, 0);
}

uint32_t tesI_flow_host(const struct tes_game *game)
{
    if (in_part(game)) {
        uint32_t part = tesI_word(game, game->cat->layout.parts);
        return tesI_part_host(part) - 1;
    }
    return game->lent != 0 ? game->lent - 1 : tesI_word(game, WORD_PLAYER);
}

tesI_given tesI_flow_give(struct tes_game *game, uint32_t seat, uint32_t phase)
{
    uint32_t parts = game->cat->layout.parts, depth = 0;
    uint32_t host = tesI_word(game, WORD_PLAYER);

    if (tesI_word(game, WORD_STAGE) != GAME_TURN) return GIVEN_STAGE;
    if (game->cat->phases[phase].stage != GAME_TURN || phase >= game->phase) {
        return GIVEN_LATE;
    }
    for (uint32_t i = 0; i < TESI_MAX_PARTS; i++) {
        if (tesI_word(game, parts + i) != 0) depth++;
    }
    if (depth == TESI_MAX_PARTS) return GIVEN_DEEP;
    if (!tesI_store_reserve(&game->store, 2)) return GIVEN_MEMORY;
    if (game->lent != 0) host = game->lent - 1; /* an offer ends here, too */
    game->lent = 0;
    tesI_set_word(game, parts + depth, tesI_part(game->phase, host));
    tesI_set_word(game, WORD_PLAYER, seat);
    game->jump = phase;
    return GIVEN;
}

tesI_run tesI_flow_next(struct tes_game *game, tesI_run how)
{
    uint32_t stage = tesI_word(game, WORD_STAGE);
    uint32_t phase = game->phase;

    if (++game->silent > game->cat->limits.phases) {
        tesI_game_fail(game,
                       "module '%s', %s, turn %u: %u phases ran without "
                       "anybody being asked",
                       tesI_text(game->cat, game->cat->phases[phase].module),
                       tes_game_phase(game), tes_game_turn(game),
                       game->cat->limits.phases);
        game->named = true;
        return RUN_FAIL;
    }
    if (!tesI_store_reserve(&game->store, 16)) {
        return tesI_game_no_memory(game);
    }
    if (game->lent != 0) tesI_set_word(game, WORD_PLAYER, game->lent - 1);
    if (how == RUN_JUMP) {
        bool within = game->cat->phases[game->jump].stage == GAME_TURN;
        end_parts(game, within ? game->jump : TES_NONE);
    }
    if (how == RUN_JUMP && game->cat->phases[game->jump].landmark) {
        stage = game->cat->phases[game->jump].stage;
        phase = phase_after(game, game->jump);
    } else if (how == RUN_JUMP) {
        phase = game->jump;
    } else if (how == RUN_FINISH) {
        end_parts(game, TES_NONE);
        phase = stage == GAME_FINAL ? TES_NONE : phase_first(game, GAME_FINAL);
        stage = GAME_FINAL;
    } else {
        phase = phase_after(game, phase);
    }
    if (phase == TES_NONE && stage == GAME_SETUP) {
        stage = GAME_TURN;
        tesI_set_word(game, WORD_TURN, 1);
        tesI_completed_drop(game); /* by nobody's tiles */
        phase = phase_first(game, stage);
    } else if (phase == TES_NONE && stage == GAME_TURN) {
        end_parts(game, TES_NONE);
        next_turn(game);
        phase = phase_first(game, stage);
    }
    if (phase == TES_NONE) {
        tesI_set_word(game, WORD_STAGE, GAME_OVER);
        return RUN_DONE;
    }
    tesI_set_word(game, WORD_STAGE, game->cat->phases[phase].stage);
    return begin_phase(game, phase) ? RUN_JUMP : RUN_FAIL;
}

/* Runs phases, after one that stopped like this, up to the next decision or the
 * end. */
static tesI_run run_on(struct tes_game *game, tesI_run how)
{
    while (how != RUN_ASK && how != RUN_FAIL &&
           tesI_word(game, WORD_STAGE) != GAME_OVER) {
        game->live = -1;
        how = tesI_flow_next(game, how);
        if (how != RUN_JUMP) return how;
        how = game->rules->run(game->rules->ctx, game, NULL);
    }
    return how;
}

tesI_run tesI_flow_enter(struct tes_game *game, uint32_t stage)
{
    if (!tesI_store_reserve(&game->store, 4)) return tesI_game_no_memory(game);
    if (stage != GAME_SETUP) {
        tesI_set_word(game, WORD_STAGE, stage);
        tesI_set_word(game, WORD_TURN, 1);
    }
    uint32_t phase = phase_first(game, stage);
    if (phase == TES_NONE && stage == GAME_SETUP) {
        return tesI_flow_enter(game, GAME_TURN);
    }
    if (phase == TES_NONE && stage == GAME_FINAL) {
        tesI_set_word(game, WORD_STAGE, GAME_OVER);
        return RUN_DONE;
    }
    if (phase == TES_NONE) {
        return tesI_game_fail(game, "no module declares a phase");
    }
    if (!begin_phase(game, phase)) return RUN_FAIL;
    return run_on(game, game->rules->run(game->rules->ctx, game, NULL));
}

/* ---- answers ----------------------------------------------------------- */

/* Records the answer in the pending decision. It needs no journal: a decision
 * that is pending again is the last one, and its answer is not looked at. */
static void record(struct tes_game *game, const struct tesI_option *answer)
{
    uint32_t word = tesI_decision_word(game, tesI_decision_count(game) - 1);
    word += WORD_OF(tesI_decision, 0, answer);
    memcpy(game->store.rows[COL_DECISIONS].data + word, answer, sizeof *answer);
}

static tesI_run go_on(struct tes_game *game, const struct tesI_option *answer)
{
    if (!tesI_store_reserve(&game->store, 8)) {
        return tesI_game_no_memory(game);
    }
    game->silent = 0;
    game->caused = 0;
    if (tesI_decision_player(tesI_last(game)) == TES_CHANCE) {
        tesI_add_word(game, WORD_CHANCE, 1);
    }
    record(game, answer);
    return game->rules->run(game->rules->ctx, game, answer);
}

static tesI_run not_repeatable(struct tes_game *game, const char *what)
{
    const struct tesI_phase *phase = &game->cat->phases[game->phase];
    return tesI_game_fail(game,
                          "module '%s', turn %u: phase '%s' is not "
                          "repeatable: run again with the same answers it "
                          "%s something else; keep what it must remember "
                          "in state{}",
                          tesI_text(game->cat, phase->module),
                          tes_game_turn(game), tes_game_phase(game), what);
}

/* Runs the phase again from its start with the `count` recorded answers, up
 * to the decision that was pending. */
static tesI_run run_again(struct tes_game *game,
                          const struct tesI_decision *decisions, uint32_t count)
{
    tesI_run how = game->rules->run(game->rules->ctx, game, NULL);
    for (uint32_t i = 0; how == RUN_ASK; i++) {
        const struct tesI_decision *now = tesI_last(game);
        if (now->ask != (decisions[i].ask & ~DECISION_REVEALED) ||
            now->bulk != decisions[i].bulk ||
            now->count != decisions[i].count ||
            now->mark != decisions[i].mark) {
            break;
        }
        if (i == count) return RUN_ASK;
        how = go_on(game, &decisions[i].answer);
    }
    return how == RUN_FAIL ? how : not_repeatable(game, "asked");
}

/* Runs the suspended phase again if its cache was dropped. RUN_ASK, or RUN_FAIL
 * with the game as it was. */
static tesI_run revive(struct tes_game *game)
{
    uint32_t mark = tesI_last(game)->began;
    uint32_t options, first = tesI_first_decision(game, &options);
    struct tesI_stash stash;

    uint32_t count = tesI_decision_count(game) - first;
    size_t size = count * sizeof(struct tesI_decision);
    struct tesI_decision *decisions = tesI_realloc(NULL, size);

    if (decisions == NULL || !tesI_stash_take(&stash, &game->store, mark)) {
        tesI_free(decisions);
        return tesI_game_no_memory(game);
    }
    memcpy(decisions, tesI_decision_row(game, first), size);
    uint64_t hash = tes_game_hash(game);
    tesI_store_rollback(&game->store, mark);
    game->phase_mark = mark;
    game->hidden = 0;
    tesI_run how = run_again(game, decisions, count - 1);
    if (how == RUN_ASK && tes_game_hash(game) != hash) {
        how = not_repeatable(game, "did");
    }
    if (how != RUN_ASK) {
        tes_game_drop_cache(game);
        tesI_stash_restore(&stash, &game->store);
        game->phase_mark = mark;
    }
    tesI_stash_drop(&stash);
    tesI_free(decisions);
    return how;
}

void tesI_flow_recall(const struct tes_game *seen)
{
    struct tes_game *game = (struct tes_game *)(uintptr_t)seen;

    if (!game->vetoes.lost) return;
    game->vetoes.lost = false;
    tesI_game_budget(game, true);
    tesI_game_own(game);
    if (revive(game) != RUN_ASK) {
        tesI_vetoes_forget(game);
        tesI_free(game->error);
        game->error = NULL;
    }
    tesI_game_budget(game, false);
}

size_t tes_game_veto(const tes_game *game, uint32_t index, char *text,
                     size_t size)
{
    tesI_flow_recall(game);
    return tesI_veto_text(game, index, text, size);
}

static void clear_failed(struct tes_game *game)
{
    if (game->failed_count == 0) return;
    for (uint32_t i = 0; i < game->failed_cap; i++) game->failed[i] = 0;
    game->failed_count = 0;
}

static void mark_failed(struct tes_game *game, uint32_t index)
{
    uint32_t words = index / 32 + 1;
    if (words > game->failed_cap) {
        uint32_t *more = tesI_realloc(game->failed, words * sizeof *more);
        if (more == NULL) return;
        memset(more + game->failed_cap, 0,
               (words - game->failed_cap) * sizeof *more);
        game->failed = more;
        game->failed_cap = words;
    }
    if (tesI_is_in(game->failed, index)) return;
    tesI_put_in(game->failed, index);
    game->failed_count++;
}

static tes_status report(struct tes_game *game, tes_status status,
                         tes_error *err)
{
    if (err != NULL) {
        tes_error_clear(err);
        err->status = status;
        err->text =
            game->error != NULL ? game->error : tesI_strdup("out of memory");
        game->error = NULL;
    }
    return status;
}

/* Why rules could not run on. */
static tes_status failure(const struct tes_game *game)
{
    if (game->interrupted) return TES_EINTERRUPT;
    return game->error == NULL || strcmp(game->error, "out of memory") == 0
               ? TES_EMEMORY
               : TES_ERULE;
}

/* Says why an answer failed. Running out of memory and being stopped by the
 * host is no fault of the answer; anything else marks it as failing. */
static tes_status failed(struct tes_game *game, uint32_t index, tes_error *err)
{
    tes_status why = failure(game);
    if (why != TES_ERULE) return report(game, why, err);
    mark_failed(game, index);
    if (tesI_decision_player(tesI_last(game)) == TES_CHANCE) {
        game->failed_count = TES_NONE; /* CHANCE has no choice */
    }
    return report(game, TES_ERULE, err);
}

/* Forgets the decisions before the earliest mark that is covered, and gives
 * their memory back. */
static void forget_steps(struct tes_game *game)
{
    struct tesI_store *store = &game->store;
    uint32_t decisions = tesI_store_first(store, COL_DECISIONS);
    uint32_t options = tesI_store_first(store, COL_OPTIONS);

    tesI_store_behead(store, COL_DECISIONS, decisions);
    tesI_store_behead(store, COL_OPTIONS, options);
    game->forgotten += decisions / DECISION_WORDS;
    tesI_decisions_moved(store, options);
    tesI_store_trim(store);
}

/* Forgets what lies before the undo window, always at the start of a phase,
 * so that every decision still covered can be revived; and only once a
 * window, so that the cost of moving the journal spreads. */
static void trim(struct tes_game *game)
{
    uint32_t decisions = tesI_decision_count(game);
    if (game->window == 0) return;
    if (game->trim_decision != 0 && game->trim_decision <= decisions) {
        if (decisions - game->trim_decision < game->window) return;
        tesI_store_forget(&game->store, game->trim_mark);
        forget_steps(game);
    }
    game->trim_mark = game->phase_mark;
    game->trim_decision = decisions;
}

/* True when the suspended phase can continue without being run again. */
static bool ready(struct tes_game *game)
{
    const struct tesI_rules *rules = game->rules;
    return game->live >= 0 ||
           (rules->ready != NULL && rules->ready(rules->ctx, game));
}

/* The game as it was when a decision came. */
static void take_back(struct tes_game *game, tesI_mark mark)
{
    tes_game_drop_cache(game);
    tesI_store_rollback(&game->store, mark);
    tesI_vetoes_forget(game);
    game->vetoes.lost = true;
    recall_phase(game);
    record(game, &(struct tesI_option){0, 0, 0});
}

static tes_status apply(struct tes_game *game, uint32_t index,
                        const struct tesI_option *option, tes_error *err)
{
    if (!ready(game) && revive(game) != RUN_ASK) {
        return failed(game, index, err);
    }
    tesI_mark mark = tesI_last(game)->mark;
    tesI_run how = go_on(game, option);
    if (how != RUN_ASK) how = run_on(game, how);
    if (how == RUN_FAIL) {
        take_back(game, mark);
        return failed(game, index, err);
    }
    clear_failed(game);
    trim(game);
    if (tesI_word(game, WORD_STAGE) == GAME_OVER) tesI_spare_over(game);
    return TES_OK;
}

/* Before rules run on, and after it. */
static void begin(struct tes_game *game)
{
    if (game->error != NULL) tesI_free(game->error);
    game->error = NULL;
    tesI_game_budget(game, true);
    game->store.full = game->store.crowded = game->flooded = false;
    game->interrupted = false;
    tesI_game_own(game);
}

static void end(struct tes_game *game)
{
    tesI_game_budget(game, false);
    if (game->store.full) tesI_store_shrink(&game->store);
}

static tes_status answer(struct tes_game *game, uint32_t index,
                         const struct tesI_option *option, tes_error *err)
{
    begin(game);
    tes_status status = apply(game, index, option, err);
    end(game);
    return status;
}

tesI_run tesI_flow_again(struct tes_game *game,
                         bool (*choose)(void *ctx, struct tes_game *game,
                                        struct tesI_option *answer),
                         void *ctx)
{
    struct tesI_option answer;

    tes_game_drop_cache(game);
    tesI_game_own(game);
    game->hidden = 0;
    tesI_game_budget(game, true);
    tesI_run how = game->rules->run(game->rules->ctx, game, NULL);
    while (how == RUN_ASK && choose(ctx, game, &answer)) {
        how = go_on(game, &answer);
    }
    tesI_game_budget(game, false);
    return how;
}

/* Views cannot be answered or rolled. */
static bool is_view(struct tes_game *game)
{
    if (game->view == NULL) return false;
    tesI_game_fail(game, "this is a view of a game; answer the game itself, "
                         "or a sample of the view");
    return true;
}

tes_status tes_game_answer(tes_game *game, uint32_t index, tes_error *err)
{
    struct tesI_option option;

    if (is_view(game)) return report(game, TES_EINPUT, err);
    if (tesI_word(game, WORD_STAGE) == GAME_OVER) {
        tesI_game_fail(game, "the game is over; there is nothing to answer");
        return report(game, TES_EINPUT, err);
    }
    if (!tesI_option_at(game, tesI_last(game), index, &option)) {
        tesI_game_fail(game, "option %u does not exist; there are %u", index,
                       tesI_option_count(game, tesI_last(game)));
        return report(game, TES_EINPUT, err);
    }
    return answer(game, index, &option, err);
}

tes_status tes_game_roll(tes_game *game, tes_error *err)
{
    struct tesI_option option;

    if (is_view(game)) return report(game, TES_EINPUT, err);
    if (tesI_word(game, WORD_STAGE) == GAME_OVER ||
        tesI_decision_player(tesI_last(game)) != TES_CHANCE) {
        tesI_game_fail(game, "no decision of CHANCE is pending");
        return report(game, TES_EINPUT, err);
    }
    const struct tesI_decision *decision = tesI_last(game);
    uint32_t point = tesI_chance(game, tesI_word(game, WORD_CHANCE) + 1,
                                 tesI_weight_sum(game, decision));
    uint32_t index = tesI_weight_option(game, decision, point, &option);
    return answer(game, index, &option, err);
}

tes_status tes_game_conclude(tes_game *game, tes_error *err)
{
    if (is_view(game)) return report(game, TES_EINPUT, err);
    if (tesI_word(game, WORD_STAGE) == GAME_OVER) {
        tesI_game_fail(game, "the game is over; there is nothing to conclude");
        return report(game, TES_EINPUT, err);
    }
    tesI_mark mark = tesI_last(game)->mark;
    tes_game_drop_cache(game);
    begin(game);
    game->silent = 0;
    game->caused = 0;
    tes_status status = TES_OK;
    if (run_on(game, RUN_FINISH) == RUN_FAIL) {
        take_back(game, mark);
        status = report(game, failure(game), err);
    }
    end(game);
    return status;
}

tes_status tes_game_undo(tes_game *game, uint32_t answers)
{
    bool over = tesI_word(game, WORD_STAGE) == GAME_OVER;
    uint32_t decisions = tesI_decision_count(game);
    uint32_t given = over ? decisions : decisions - 1;

    if (answers == 0) return TES_OK;
    if (answers > given || game->view != NULL) return TES_EWINDOW;
    uint32_t decision = given - answers;
    if (decision < tesI_decision_first(game)) return TES_EWINDOW;
    tesI_mark mark = tesI_decision_row(game, decision)->mark;
    /* the next answer may have to run its whole phase again */
    if (tesI_decision_row(game, decision)->began < game->store.journal_base) {
        return TES_EWINDOW;
    }
    tesI_game_own(game);
    take_back(game, mark);
    clear_failed(game);
    if (game->trim_decision > decision) game->trim_decision = 0;
    return TES_OK;
}

/* ---- reading ----------------------------------------------------------- */

tes_game_state tes_game_status(const tes_game *game)
{
    if (tesI_word(game, WORD_STAGE) == GAME_OVER) return TES_OVER;
    if (game->failed_count == 0) return TES_ASKING;
    return game->failed_count >= tesI_decision_total(tesI_last(game))
               ? TES_STUCK
               : TES_ASKING;
}

bool tes_game_decision(const tes_game *game, tes_decision *out)
{
    if (tesI_word(game, WORD_STAGE) == GAME_OVER) return false;
    const struct tesI_decision *decision = tesI_last(game);
    out->player = tesI_decision_player(decision);
    out->phase = tes_game_phase(game);
    out->module = tesI_text(game->cat, game->cat->phases[game->phase].module);
    out->prompt = tesI_text(game->cat, tesI_decision_prompt(decision));
    out->count = tesI_decision_total(decision);
    out->weight = out->player == TES_CHANCE ? tesI_weight_sum(game, decision)
                                            : out->count;
    out->hidden = out->count == 0;
    return true;
}
