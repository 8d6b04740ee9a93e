/* batch.c - many games of one ruleset, stepped together.
 *
 * A lane has a run of games, with a ruleset and a space of its own, and one
 * worker of the crew at a time, so that nothing is shared. Neighbours are of
 * one lane, as the rows of several games lie in one line of a processor's
 * cache: two workers that write there wait for each other. */
#include <string.h>

#include "learn/numbers.h"
#include "port/alloc.h"
#include "port/crew.h"
#include "state/dice.h"
#include "state/error.h"

#define MOST_GAMES 1000000u
#define MOST_THREADS 64u
#define USUAL_WINDOW 31u

#define NOBODY (-2)
enum { GOES_ON, IS_OVER, HAS_FAILED };

struct played {
    tes_game *game; /* NULL: it could not be started */
    uint64_t seed, dice;
    uint64_t round; /* how often it was started */
    uint32_t *lit;  /* actions that can be taken, by option; the mask has 1
                       there */
    uint32_t nlit, lit_cap;
    uint32_t pick; /* option of the action to be taken */
    uint8_t done;
    int32_t points[TES_MAX_PLAYERS];
};

struct lane {
    tes_ruleset *rules;
    tes_space *space;
    uint64_t finished, steps;
    uint32_t failed; /* the first game that did, in this call; or TES_NONE */
    tes_error err;   /* why */
    char apart[128]; /* from what the next lane counts */
};

/* What all workers do in a call. */
enum task { TO_CHECK, TO_STEP, TO_RESET, TO_FILL };

struct tes_batch {
    tes_batch_setup setup;
    struct tesI_crew *crew;
    struct lane *lanes;
    uint32_t nlanes, seats;
    struct played *games;
    tes_batch_arrays to;
    enum task task; /* and what it is about: */
    const uint32_t *actions;
    const uint8_t *which;
    const uint64_t *seeds;
};

static uint64_t mixed(uint64_t z) { return tesI_dice_mix(z + TESI_DICE_STEP); }

/* ---- one game ------------------------------------------------------------ */

static void fails(struct lane *lane, struct played *game, uint32_t number,
                  tes_error *err)
{
    game->done = HAS_FAILED;
    if (lane->failed == TES_NONE) {
        lane->failed = number;
        lane->err = *err;
        *err = (tes_error){TES_OK, NULL};
    }
    tes_error_clear(err);
}

/* Who is asked: a seat, TES_CHANCE, or NOBODY when the game is over. */
static int seat_asked(const tes_game *game)
{
    if (tesI_word(game, WORD_STAGE) == GAME_OVER) return NOBODY;
    return tesI_decision_player(tesI_last(game));
}

/* Lets CHANCE answer until a seat is asked or the game is over. */
static void go_on(struct lane *lane, struct played *game, uint32_t number)
{
    tes_error err = {TES_OK, NULL};

    while (seat_asked(game->game) == TES_CHANCE) {
        if (tes_game_roll(game->game, &err) != TES_OK) {
            fails(lane, game, number, &err);
            return;
        }
    }
    switch (tes_game_status(game->game)) {
    case TES_ASKING: game->done = GOES_ON; break;
    case TES_OVER:
        game->done = IS_OVER;
        /* its memory is that of the game that follows: nothing is packed */
        game->game->cat->over = NULL;
        lane->finished++;
        break;
    case TES_STUCK:
        tesI_error(&err, TES_ERULE, "every answer has failed");
        fails(lane, game, number, &err);
        break;
    }
}

static void start(struct tes_batch *batch, struct lane *lane, uint32_t number,
                  const uint64_t *seed)
{
    struct played *game = &batch->games[number];
    tes_error err = {TES_OK, NULL};

    game->seed = seed != NULL
                     ? *seed
                     : mixed(mixed(batch->setup.seed + number) + game->round);
    game->dice = mixed(game->seed);
    game->round++;
    tes_game_free(game->game);
    game->game = tes_game_new(lane->rules, game->seed, &err);
    memset(game->points, 0, sizeof game->points);
    if (game->game == NULL) {
        fails(lane, game, number, &err);
        return;
    }
    go_on(lane, game, number);
}

static void put_reward(const struct tes_batch *batch, struct played *game,
                       float *reward)
{
    uint32_t seats = batch->seats;
    int32_t points[TES_MAX_PLAYERS] = {0};

    if (batch->setup.reward != TES_REWARD_POINTS && game->done != IS_OVER) {
        return; /* it is 0 */
    }
    for (uint32_t s = 0; s < seats; s++) {
        points[s] = tes_game_score(game->game, (int)s);
    }
    for (uint32_t s = 0; s < seats; s++) {
        int32_t best = INT32_MIN;
        for (uint32_t r = 0; r < seats; r++) {
            if (r != s && points[r] > best) best = points[r];
        }
        int32_t lead = points[s] - (seats == 1 ? 0 : best);
        switch ((tes_reward)batch->setup.reward) {
        case TES_REWARD_LEAD: reward[s] = (float)lead; break;
        case TES_REWARD_RESULT:
            reward[s] = (float)((lead > 0) - (lead < 0));
            break;
        case TES_REWARD_POINTS:
            reward[s] = (float)(points[s] - game->points[s]);
            break;
        }
    }
    memcpy(game->points, points, sizeof points);
}

/* The option of an action, or TES_NONE. */
static uint32_t option_of(const struct played *game, uint32_t action)
{
    for (uint32_t i = 0; i < game->nlit; i++) {
        if (game->lit[i] == action) return i;
    }
    return TES_NONE;
}

/* Any option that has an action. */
static uint32_t any_option(struct played *game)
{
    uint32_t n = game->nlit;
    if (n == 0) return TES_NONE;
    uint32_t from = tesI_dice_next(&game->dice, n);
    for (uint32_t i = 0; i < n; i++) {
        uint32_t at = (from + i) % n;
        if (game->lit[at] != TES_NONE) return at;
    }
    return TES_NONE;
}

/* True when the game can do what it is told. */
static bool check(struct played *game, uint32_t action)
{
    game->pick = TES_NONE;
    if (action == TES_WAIT || game->done != GOES_ON) return true;
    if (action == TES_ANY) return true;
    game->pick = option_of(game, action);
    return game->pick != TES_NONE;
}

static void clear(const struct tes_batch *batch, uint32_t number)
{
    const struct played *game = &batch->games[number];
    uint8_t *mask = batch->to.mask;
    /* copies: the compiler cannot know that writing the mask leaves them */
    const uint32_t *lit = game->lit;

    if (mask == NULL || game->nlit == 0) return;
    mask += (size_t)number * batch->to.actions;
    for (const uint32_t *end = lit + game->nlit; lit < end; lit++) {
        if (*lit != TES_NONE) mask[*lit] = 0;
    }
}

/* Lists the actions of a game; its mask is all 0 before. The game gives the
 * space its old list in exchange for the new one. */
static bool light(const struct tes_batch *batch, struct lane *lane,
                  uint32_t number)
{
    struct played *game = &batch->games[number];
    struct tes_space *space = lane->space;
    uint8_t *mask = batch->to.mask;
    uint32_t n = 0, legal = 0;

    if (mask != NULL) mask += (size_t)number * batch->to.actions;
    if (game->done == GOES_ON) {
        n = tesI_space_list(space, game->game, mask, &legal);
    }
    if (n == TES_NONE) return false;
    uint32_t *lit = space->list, cap = space->list_cap;
    space->list = game->lit;
    space->list_cap = game->lit_cap;
    game->lit = lit;
    game->lit_cap = cap;
    game->nlit = n;
    if (batch->to.legal != NULL) batch->to.legal[number] = legal;
    return true;
}

static void fill(const struct tes_batch *batch, struct lane *lane,
                 uint32_t number)
{
    struct played *game = &batch->games[number];
    const tes_batch_arrays *to = &batch->to;
    tes_error err = {TES_OK, NULL};
    int asked = -1;

    if (!light(batch, lane, number)) {
        game->nlit = 0;
        tesI_error(&err, TES_EMEMORY, "out of memory");
        fails(lane, game, number, &err);
    }
    if (game->done == GOES_ON) asked = seat_asked(game->game);
    if (to->seat != NULL) to->seat[number] = asked;
    if (to->planes != NULL && game->game != NULL) {
        if (tes_space_observe(lane->space, game->game, asked < 0 ? 0 : asked,
                              to->planes + (size_t)number * to->size,
                              &err) != TES_OK) {
            fails(lane, game, number, &err);
        }
    }
    if (to->done != NULL) to->done[number] = game->done;
}

static void step(struct tes_batch *batch, struct lane *lane, uint32_t number)
{
    struct played *game = &batch->games[number];
    const tes_batch_arrays *to = &batch->to;
    float *reward = NULL;
    uint32_t action = batch->actions[number], taken = TES_NONE;
    tes_error err = {TES_OK, NULL};

    if (to->reward != NULL) reward = to->reward + (size_t)number * batch->seats;
    if (reward != NULL) memset(reward, 0, batch->seats * sizeof *reward);
    if (to->taken != NULL) to->taken[number] = TES_NONE;
    if (action == TES_WAIT) return;
    if (game->done != GOES_ON && batch->setup.stay) return;
    if (game->done != GOES_ON) {
        start(batch, lane, number, NULL);
        clear(batch, number);
        fill(batch, lane, number);
        return;
    }
    if (action == TES_ANY) game->pick = any_option(game);
    if (game->pick == TES_NONE) {
        tesI_error(&err, TES_EINPUT, "no option has an action");
        fails(lane, game, number, &err);
    } else {
        taken = game->lit[game->pick];
        lane->steps++;
        if (tes_game_answer(game->game, game->pick, &err) == TES_OK) {
            go_on(lane, game, number);
        } else {
            fails(lane, game, number, &err);
        }
    }
    if (to->taken != NULL) to->taken[number] = taken;
    if (reward != NULL) put_reward(batch, game, reward);
    clear(batch, number);
    fill(batch, lane, number);
}

/* ---- all of them --------------------------------------------------------- */

static void work_on(struct tes_batch *batch, struct lane *lane, uint32_t number)
{
    struct played *game = &batch->games[number];

    switch (batch->task) {
    case TO_CHECK:
        if (lane->failed == TES_NONE && !check(game, batch->actions[number])) {
            lane->failed = number;
        }
        break;
    case TO_STEP: step(batch, lane, number); break;
    case TO_RESET:
        if (batch->which != NULL && batch->which[number] == 0) break;
        start(batch, lane, number,
              batch->seeds == NULL ? NULL : &batch->seeds[number]);
        clear(batch, number);
        fill(batch, lane, number);
        break;
    case TO_FILL: fill(batch, lane, number); break;
    }
}

/* The first game of a lane; past the last lane, the number of games. */
static uint32_t first_game(const struct tes_batch *batch, uint32_t lane)
{
    return (uint32_t)((uint64_t)batch->setup.games * lane / batch->nlanes);
}

static void work(void *ctx, uint32_t worker)
{
    struct tes_batch *batch = ctx;
    uint32_t workers = tesI_crew_size(batch->crew);

    for (uint32_t l = worker; l < batch->nlanes; l += workers) {
        uint32_t end = first_game(batch, l + 1);
        for (uint32_t i = first_game(batch, l); i < end; i++) {
            work_on(batch, &batch->lanes[l], i);
        }
    }
}

/* Has all workers do it. Returns the first game that failed, or TES_NONE;
 * *why is its error, which belongs to the batch until the next call. */
static uint32_t run(struct tes_batch *batch, enum task task, tes_error **why)
{
    uint32_t first = TES_NONE;

    for (uint32_t l = 0; l < batch->nlanes; l++) {
        batch->lanes[l].failed = TES_NONE;
        tes_error_clear(&batch->lanes[l].err);
    }
    batch->task = task;
    tesI_crew_work(batch->crew, work, batch);
    for (uint32_t l = 0; l < batch->nlanes; l++) {
        struct lane *lane = &batch->lanes[l];
        if (lane->failed >= first) continue; /* TES_NONE is the largest */
        first = lane->failed;
        *why = &lane->err;
    }
    return first;
}

/* The same; fills err. */
static tes_status do_all(struct tes_batch *batch, enum task task,
                         tes_error *err)
{
    tes_error *why = NULL;
    uint32_t game = run(batch, task, &why);
    if (game == TES_NONE) return TES_OK;
    return tesI_error(err, why->status, "game %u: %s", game,
                      why->text == NULL ? "it failed" : why->text);
}

tes_status tes_batch_bind(tes_batch *batch, const tes_batch_arrays *arrays,
                          tes_error *err)
{
    const tes_space *space = batch->lanes[0].space;

    if (arrays->games != batch->setup.games ||
        arrays->actions != space->actions || arrays->size != space->size ||
        arrays->seats != batch->seats) {
        return tesI_error(err, TES_EINPUT,
                          "the batch has %u games, %u actions, %u numbers of "
                          "planes, %u seats; the arrays are for %u, %u, %u, %u",
                          batch->setup.games, space->actions, space->size,
                          batch->seats, arrays->games, arrays->actions,
                          arrays->size, arrays->seats);
    }
    batch->to = *arrays;
    if (arrays->mask != NULL) {
        memset(arrays->mask, 0, (size_t)arrays->games * arrays->actions);
    }
    if (arrays->reward != NULL) {
        memset(arrays->reward, 0,
               (size_t)arrays->games * arrays->seats * sizeof(float));
    }
    for (uint32_t i = 0; arrays->taken != NULL && i < arrays->games; i++) {
        arrays->taken[i] = TES_NONE;
    }
    return do_all(batch, TO_FILL, err);
}

static tes_status check_count(const struct tes_batch *batch, uint32_t count,
                              tes_error *err)
{
    if (count == batch->setup.games) return TES_OK;
    return tesI_error(err, TES_EINPUT, "the batch has %u games, not %u",
                      batch->setup.games, count);
}

tes_status tes_batch_step(tes_batch *batch, const uint32_t *actions,
                          uint32_t count, tes_error *err)
{
    tes_error *why;
    tes_status status = check_count(batch, count, err);

    if (status != TES_OK) return status;
    batch->actions = actions;
    uint32_t wrong = TES_NONE;
    for (uint32_t i = 0; i < count; i++) {
        if (actions[i] >= TES_WAIT) continue; /* TES_WAIT, TES_ANY: always */
        wrong = run(batch, TO_CHECK, &why);
        break;
    }
    if (wrong != TES_NONE) {
        return tesI_error(err, TES_EINPUT,
                          "game %u: action %u cannot be taken now", wrong,
                          actions[wrong]);
    }
    return do_all(batch, TO_STEP, err);
}

tes_status tes_batch_reset(tes_batch *batch, const uint8_t *which,
                           const uint64_t *seeds, uint32_t count,
                           tes_error *err)
{
    tes_status status = check_count(batch, count, err);

    if (status != TES_OK) return status;
    batch->which = which;
    batch->seeds = seeds;
    return do_all(batch, TO_RESET, err);
}

/* ---- life ---------------------------------------------------------------- */

static const char *wrong_setup(const tes_batch_setup *setup)
{
    if (setup->games == 0 || setup->games > MOST_GAMES) {
        return "a batch has 1 to 1,000,000 games";
    }
    if (setup->threads > MOST_THREADS) return "a batch has 64 threads at most";
    if (setup->reward > TES_REWARD_POINTS) return "there is no such reward";
    return NULL;
}

static bool open_lane(struct tes_batch *batch, struct lane *lane,
                      const tes_source *source, tes_error *err)
{
    lane->failed = TES_NONE;
    lane->rules = tes_ruleset_load(source, err);
    if (lane->rules == NULL) return false;
    lane->space = tes_space_new(lane->rules, batch->setup.window, err);
    return lane->space != NULL;
}

static struct tes_batch *make(const tes_batch_setup *setup)
{
    struct tes_batch *batch = tesI_zalloc(sizeof *batch);

    if (batch == NULL) return NULL;
    batch->setup = *setup;
    if (batch->setup.threads == 0) batch->setup.threads = 1;
    if (batch->setup.threads > setup->games) {
        batch->setup.threads = setup->games;
    }
    if (batch->setup.window == 0) batch->setup.window = USUAL_WINDOW;
    batch->nlanes = batch->setup.threads;
    batch->lanes = tesI_zalloc(batch->nlanes * sizeof *batch->lanes);
    batch->games = tesI_zalloc(setup->games * sizeof *batch->games);
    batch->crew = tesI_crew_new(batch->nlanes);
    if (batch->lanes == NULL || batch->games == NULL || batch->crew == NULL) {
        tes_batch_free(batch);
        return NULL;
    }
    return batch;
}

tes_batch *tes_batch_new(const tes_source *source, const tes_batch_setup *setup,
                         tes_error *err)
{
    const char *wrong = wrong_setup(setup);
    if (wrong != NULL) {
        tesI_error(err, TES_EINPUT, "%s", wrong);
        return NULL;
    }
    struct tes_batch *batch = make(setup);
    if (batch == NULL) {
        tesI_error(err, TES_EMEMORY, "out of memory");
        return NULL;
    }
    bool good = true;
    for (uint32_t l = 0; l < batch->nlanes && good; l++) {
        good = open_lane(batch, &batch->lanes[l], source, err);
    }
    if (good) {
        batch->seats = (uint32_t)tes_ruleset_players(batch->lanes[0].rules);
        good = do_all(batch, TO_RESET, err) == TES_OK;
    }
    if (good) return batch;
    tes_batch_free(batch);
    return NULL;
}

void tes_batch_free(tes_batch *batch)
{
    if (batch == NULL) return;
    tesI_crew_free(batch->crew);
    for (uint32_t i = 0; batch->games != NULL && i < batch->setup.games; i++) {
        tes_game_free(batch->games[i].game);
        tesI_free(batch->games[i].lit);
    }
    for (uint32_t l = 0; batch->lanes != NULL && l < batch->nlanes; l++) {
        tes_space_free(batch->lanes[l].space);
        tes_ruleset_free(batch->lanes[l].rules);
        tes_error_clear(&batch->lanes[l].err);
    }
    tesI_free(batch->games);
    tesI_free(batch->lanes);
    tesI_free(batch);
}

const tes_space *tes_batch_space(const tes_batch *batch)
{
    return batch->lanes[0].space;
}

int tes_batch_seats(const tes_batch *batch) { return (int)batch->seats; }

const tes_game *tes_batch_game(const tes_batch *batch, uint32_t index)
{
    return index < batch->setup.games ? batch->games[index].game : NULL;
}

uint64_t tes_batch_finished(const tes_batch *batch)
{
    uint64_t sum = 0;
    for (uint32_t l = 0; l < batch->nlanes; l++) {
        sum += batch->lanes[l].finished;
    }
    return sum;
}

uint64_t tes_batch_steps(const tes_batch *batch)
{
    uint64_t sum = 0;
    for (uint32_t l = 0; l < batch->nlanes; l++) sum += batch->lanes[l].steps;
    return sum;
}
