/* sample.c - games that a view could be: the blanks are filled at random, and
 * the running phase is played again, until the same is seen. */
#include <string.h>

#include "board/figures.h"
#include "game/sample.h"
#include "game/views.h"
#include "port/alloc.h"
#include "state/dice.h"
#include "state/error.h"
#include "state/values.h"
#include "turn/flow.h"
#include "turn/options.h"
#include "turn/piles.h"
#include "turn/secrets.h"

/* Most samples drawn that do not agree with what is seen. */
#define TRIES 2000

struct sampling {
    const struct tesI_view *view;
    const struct tes_game *seen; /* the view, for the pending options */
    uint64_t dice;
    struct tesI_hint hint; /* with the types that came to light in this phase */
    uint32_t at;           /* decision of the phase that is asked now */
    bool agrees;
    uint32_t actor; /* seat that is asked in it, or TES_NONE */
    bool keep;      /* this try leaves what came to light to the actor */
};

/* A tile that is drawn, laid or thrown away in this phase was in the pile, or
 * in the hand of the player who acts. Samples prefer such tiles there: few
 * others lead to what is seen. */
static bool wanted(const struct tesI_hint *hint, uint32_t type)
{
    for (uint32_t i = 0; i < TESI_WANTED && i < hint->ntypes; i++) {
        if (hint->types[i] == type) return true;
    }
    return false;
}

void tesI_hint_add(struct tesI_hint *hint, uint32_t type)
{
    if (hint->ntypes < TESI_WANTED && !wanted(hint, type)) {
        hint->types[hint->ntypes++] = type;
    }
}

static void find_wanted(struct sampling *s)
{
    const struct tesI_view *view = s->view;
    tes_event event;
    for (uint32_t i = 0; i < view->ndecisions; i++) {
        const struct tesI_decision *decision = &view->decisions[i];
        bool type = tesI_option_kind(&decision->answer) == TES_OPT_TYPE;
        bool known =
            (tesI_decision_hidden(decision) & tesI_eye(view->seat)) == 0 ||
            tesI_decision_revealed(decision);
        int player = tesI_decision_player(decision);
        if (player >= 0 && s->actor == TES_NONE) s->actor = (uint32_t)player;
        if (tesI_decision_bulk(decision) == BULK_PLACE)
            tesI_hint_add(&s->hint, tesI_bulk_type(decision->bulk));
        if (type && known && i + 1 < view->ndecisions)
            tesI_hint_add(&s->hint, decision->answer.a);
    }
    for (uint32_t i = tes_game_events(view->base);
         tes_game_event(s->seen, i, &event); i++) {
        tes_tile tile;
        if (event.kind == TES_EV_DISCARD) tesI_hint_add(&s->hint, event.type);
        if (event.kind == TES_EV_PLACED &&
            tes_game_tile(s->seen, event.tile, &tile)) {
            tesI_hint_add(&s->hint, s->seen->cat->types[tile.type].plain);
        }
    }
}

/* One of these half of the times, else TES_NONE. */
static uint32_t pick_wanted(const struct tesI_hint *hint, uint64_t *dice)
{
    if (hint->ntypes == 0 || tesI_dice_next(dice, 2) != 0) return TES_NONE;
    return hint->types[tesI_dice_next(dice, hint->ntypes)];
}

/* ---- filling in the blanks --------------------------------------------- */

/* The value for which an option of `sample` stands. */
static int32_t value_of(const struct tesI_var *var,
                        const struct tesI_option *option)
{
    switch (tesI_option_kind(option)) {
    case TES_OPT_PASS: return var->initial;
    case TES_OPT_NUMBER: return (int32_t)option->a;
    case TES_OPT_WORD:
        for (uint32_t w = 0; w < var->nwords; w++) {
            if (var->words[w] == option->a) return (int32_t)w + 1;
        }
        return 0;
    default: break;
    }
    return (int32_t)option->a + 1;
}

/* One of the options that a rule lists: the one that stands for *wish if there
 * is one, else any. False: a script failed. */
static bool fill_listed(struct tes_game *game, uint32_t var, uint32_t id,
                        uint64_t *dice, const int32_t *wish, int32_t *value)
{
    const struct tesI_var *of = &game->cat->vars[var];
    tesI_mark mark = tesI_store_mark(&game->store);
    struct tesI_option option;
    bool wished = false;

    tesI_ask_begin(game, TES_CHANCE, of->name);
    bool listed = game->rules->sample(game->rules->ctx, game, var, id) == 0 &&
                  !game->draft.full;
    game->draft.open = false;
    struct tesI_decision list = {.first = game->draft.first,
                                 .count = listed ? game->draft.count : 0};
    for (uint32_t i = 0; tesI_option_at(game, &list, i, &option); i++) {
        wished = wished || (wish != NULL && tesI_option_weight(&option) > 0 &&
                            value_of(of, &option) == *wish);
    }
    uint32_t sum = tesI_weight_sum(game, &list);
    if (wished) {
        *value = *wish;
    } else if (sum > 0) {
        tesI_weight_option(game, &list, tesI_dice_next(dice, sum), &option);
        *value = value_of(of, &option);
    }
    tesI_store_rollback(&game->store, mark);
    return listed;
}

/* Any possible value, each equally likely. Where these are not known,
 * lua/words/state.lua requires `sample`. */
static int32_t any_value(const struct tes_game *game,
                         const struct tesI_var *var, uint64_t *dice)
{
    switch ((tesI_var_type)var->type) {
    case VAR_BOOLEAN: return (int32_t)tesI_dice_next(dice, 2);
    case VAR_WORD: return 1 + (int32_t)tesI_dice_next(dice, var->nwords);
    case VAR_PLAYER:
        return 1 + (int32_t)tesI_dice_next(dice, (uint32_t)game->cat->players);
    case VAR_TYPE:
        return 1 + (int32_t)tesI_dice_next(dice, game->cat->nprinted);
    default: break;
    }
    return 0;
}

/* Fills in one unknown value; with a guide, three times in four the guide's
 * value. False: out of memory, or a script failed. */
static bool fill_var(struct tes_game *game, struct sampling *s, uint32_t v,
                     uint32_t id)
{
    const struct tesI_var *var = &game->cat->vars[v];
    bool keep = s->hint.guide != NULL && tesI_dice_next(&s->dice, 4) != 0;
    int32_t guided = keep ? tesI_value_get(s->hint.guide, v, id) : 0;
    int32_t value = var->sampled ? var->initial
                    : keep       ? guided
                                 : any_value(game, var, &s->dice);
    if (var->sampled &&
        !fill_listed(game, v, id, &s->dice, keep ? &guided : NULL, &value)) {
        return false;
    }
    return tesI_value_set(game, v, id, value);
}

/* Fills in the values of a map; its keys are known. */
static bool fill_map(struct tes_game *game, struct sampling *s, uint32_t v)
{
    const struct tesI_var *var = &game->cat->vars[v];
    uint32_t at = 0, of, id, word;

    if ((tesI_var_hidden(game, v, 0) & tesI_eye(s->view->seat)) == 0) {
        return true;
    }
    while (tesI_index_next(&game->store, COL_MAPS, META_MAPS, &at, &of, &id,
                           &word)) {
        if (of != var->word || tesI_value_get(game, v, id) != TESI_UNKNOWN) {
            continue;
        }
        if (tesI_spent(game)) return false;
        uint32_t size = tesI_len(&game->store, COL_MAPS);
        if (!fill_var(game, s, v, id)) return false;
        /* the table has grown: what is still unknown is elsewhere */
        if (tesI_len(&game->store, COL_MAPS) != size) at = 0;
    }
    return true;
}

static bool fill_vars(struct tes_game *game, struct sampling *s)
{
    uint32_t eye = tesI_eye(s->view->seat);
    for (uint32_t v = 0; v < game->cat->nvars; v++) {
        const struct tesI_var *var = &game->cat->vars[v];
        if (var->sight.seen == SEEN_ALL) continue;
        if (var->scope == SCOPE_MAP) {
            if (!fill_map(game, s, v)) return false;
            continue;
        }
        uint32_t count = tesI_var_ids(game, var);
        for (uint32_t id = 0; id < count; id++) {
            int32_t value = tesI_value_get(game, v, id);
            if ((tesI_var_hidden(game, v, id) & eye) == 0 ||
                (!tesI_var_plain(var) && value != TESI_UNKNOWN)) {
                continue;
            }
            if (!fill_var(game, s, v, id)) return false;
        }
    }
    return true;
}

/* How many tiles of a type a hidden pile may get. If the pile is another
 * player's, one tile of each wanted type is kept for the actor. */
static uint32_t left_of(const struct tes_game *game, uint32_t of, uint32_t type,
                        const struct sampling *s, bool others)
{
    uint32_t left = tesI_word(game, of + type);
    return left > 0 && others && wanted(&s->hint, type) ? left - 1 : left;
}

/* One tile of a hidden pile, out of all that is unseen. */
static void fill_tile(struct tes_game *game, uint32_t pile, struct sampling *s)
{
    uint32_t types = game->cat->nprinted, sum = 0, type = 0;
    uint32_t of = game->cat->layout.piles + game->cat->piles[pile].of * types;
    uint32_t to = game->cat->layout.piles + pile * types;
    bool others = s->keep && game->cat->piles[pile].owner != s->actor + 1;
    for (uint32_t t = 0; t < types; t++) sum += left_of(game, of, t, s, others);
    if (sum == 0 && others) { /* nothing else is left */
        others = false;
        for (uint32_t t = 0; t < types; t++) sum += tesI_word(game, of + t);
    }
    if (sum == 0) return;
    uint32_t point = tesI_dice_next(&s->dice, sum);
    uint32_t wish = others ? TES_NONE : pick_wanted(&s->hint, &s->dice);
    if (wish != TES_NONE && tesI_word(game, of + wish) > 0) {
        type = wish;
        point = 0;
    }
    while (point >= left_of(game, of, type, s, others)) {
        point -= left_of(game, of, type++, s, others);
    }
    tesI_set_word(game, of + type, tesI_word(game, of + type) - 1);
    tesI_set_word(game, to + type, tesI_word(game, to + type) + 1);
}

static bool fill_piles(struct tes_game *game, struct sampling *s)
{
    uint32_t eye = tesI_eye(s->view->seat);
    for (uint32_t p = 0; p < game->cat->npiles; p++) {
        if ((tesI_pile_hidden(game, p) & eye) == 0) continue;
        for (uint32_t n = tesI_pile_total(game, p); n > 0; n--) {
            if (tesI_spent(game)) return false;
            if (!tesI_store_reserve(&game->store, 2)) return false;
            fill_tile(game, p, s);
        }
    }
    return true;
}

static bool at_home(const struct tes_game *game, uint32_t figure,
                    uint32_t owner)
{
    const struct tesI_figure *row = tesI_figure_row(game, figure);
    uint32_t whose = tesI_figure_owner(row);
    if (whose == TESI_NEUTRAL) whose = TES_MAX_PLAYERS;
    return tesI_figure_at(row) == TES_AT_SUPPLY && whose == owner;
}

/* Moves a figure that seems to be in its owner's supply to a zone. */
static bool fill_figure(struct tes_game *game, uint32_t zone, uint32_t owner,
                        uint64_t *dice)
{
    uint32_t figures = tesI_figure_count(game), home = 0, figure = 0;
    for (uint32_t f = 0; f < figures; f++) home += at_home(game, f, owner);
    if (home == 0) return true;
    uint32_t point = tesI_dice_next(dice, home);
    while (!at_home(game, figure, owner) || point-- > 0) figure++;
    return tesI_figure_move(game, figure, TES_AT_ZONE, zone);
}

static bool fill_zones(struct tes_game *game, struct sampling *s)
{
    if (s->view->zones == NULL) return true;
    for (uint32_t z = 0; z < game->cat->nzones; z++) {
        for (uint32_t holder = 0; holder <= TES_MAX_PLAYERS; holder++) {
            for (uint32_t owner = 0; owner <= TES_MAX_PLAYERS; owner++) {
                uint8_t n = (*s->view->zones)[z][holder][owner];
                for (; n > 0; n--) {
                    if (!fill_figure(game, tesI_held(z, (int)holder - 1), owner,
                                     &s->dice)) {
                        return false;
                    }
                }
            }
        }
    }
    return true;
}

/* ---- running the phase again ------------------------------------------- */

static bool same_option(const struct tesI_option *a,
                        const struct tesI_option *b)
{
    bool place = tesI_option_kind(a) == TES_OPT_PLACE;
    return a->kind == b->kind && a->a == b->a &&
           (!place || tesI_option_type(a) == tesI_option_type(b));
}

/* Gives the answer that the seat has seen, if that is possible. */
static bool repeat(const struct tes_game *game, const struct tesI_decision *now,
                   const struct tesI_option *given, struct tesI_option *answer)
{
    for (uint32_t i = 0; tesI_option_at(game, now, i, answer); i++) {
        if (same_option(answer, given)) return true;
    }
    return false;
}

/* Does the sample look as the game does? What CHANCE may draw may differ. */
static bool as_seen(const struct tes_game *game, const struct tes_game *seen)
{
    struct tes_game *view = tes_game_view(game, seen->view->seat, NULL);
    if (view == NULL) return false;
    const struct tesI_rows *a = &view->store.rows[COL_EVENTS];
    const struct tesI_rows *b = &seen->store.rows[COL_EVENTS];
    const struct tesI_decision *own = tesI_last(view), *other = tesI_last(seen);
    struct tesI_option one, two;
    bool same = tes_game_hash(view) == tes_game_hash(seen) &&
                a->len == b->len &&
                memcmp(a->data, b->data, a->len * sizeof *a->data) == 0;
    for (uint32_t i = 0; same && tesI_option_at(view, own, i, &one); i++) {
        same = tesI_option_at(seen, other, i, &two) && same_option(&one, &two);
    }
    tes_game_free(view);
    return same;
}

uint32_t tesI_guess(const struct tes_game *game,
                    const struct tesI_decision *asked,
                    const struct tesI_hint *hint, uint64_t *dice,
                    struct tesI_option *answer)
{
    uint32_t wish = pick_wanted(hint, dice);
    for (uint32_t i = 0;
         wish != TES_NONE && tesI_option_at(game, asked, i, answer); i++) {
        if (tesI_option_kind(answer) == TES_OPT_TYPE && answer->a == wish) {
            return i;
        }
    }
    if (tesI_decision_player(asked) == TES_CHANCE) {
        uint32_t point = tesI_dice_next(dice, tesI_weight_sum(game, asked));
        return tesI_weight_option(game, asked, point, answer);
    }
    uint32_t index = tesI_dice_next(dice, tesI_option_count(game, asked));
    return tesI_option_at(game, asked, index, answer) ? index : TES_NONE;
}

static bool choose(void *ctx, struct tes_game *game, struct tesI_option *answer)
{
    struct sampling *s = ctx;
    const struct tesI_decision *now = tesI_last(game);
    const struct tesI_decision *then = &s->view->decisions[s->at];
    bool hidden = (tesI_decision_hidden(then) & tesI_eye(s->view->seat)) != 0;

    bool known = !hidden || (then->ask & DECISION_REVEALED) != 0;
    s->agrees =
        tesI_decision_prompt(now) == tesI_decision_prompt(then) &&
        tesI_decision_player(now) == tesI_decision_player(then) &&
        tesI_decision_hidden(now) == tesI_decision_hidden(then) &&
        (hidden || (now->bulk == then->bulk && now->count == then->count));
    if (!s->agrees || ++s->at == s->view->ndecisions) return false;
    s->agrees =
        known ? repeat(game, now, &then->answer, answer)
              : tesI_guess(game, now, &s->hint, &s->dice, answer) != TES_NONE;
    return s->agrees;
}

/* One try. NULL with the game's error in *why: memory or a script. */
static struct tes_game *attempt(struct sampling *s, char **why)
{
    struct tes_game *game = tes_game_clone(s->view->base);
    if (game == NULL) return NULL;
    s->at = 0;
    s->agrees = false;
    tesI_game_budget(game, true);
    bool filled =
        fill_vars(game, s) && fill_piles(game, s) && fill_zones(game, s);
    tesI_game_budget(game, false);
    if (filled) {
        tesI_store_forget(&game->store, tesI_store_mark(&game->store));
        game->phase_mark = tesI_store_mark(&game->store);
        if (tesI_flow_again(game, choose, s) != RUN_FAIL) return game;
    }
    *why = game->error;
    game->error = NULL;
    tes_game_free(game);
    return NULL;
}

tes_game *tes_game_sample(const tes_game *game, uint64_t seed, tes_error *err)
{
    return tesI_sample(game, seed, &(struct tesI_hint){.ntypes = 0}, err);
}

tes_game *tesI_sample(const tes_game *game, uint64_t seed,
                      const struct tesI_hint *hint, tes_error *err)
{
    if (game->view == NULL || game->view->base == NULL) {
        struct tes_game *copy = tes_game_clone(game);
        if (copy == NULL) tesI_error(err, TES_EMEMORY, "out of memory");
        if (copy != NULL && game->view == NULL) tesI_game_seed(copy, seed);
        return copy;
    }
    struct sampling s = {.view = game->view,
                         .seen = game,
                         .dice = seed,
                         .hint = *hint,
                         .actor = TES_NONE};
    find_wanted(&s);
    for (int i = 0; i < TRIES; i++) {
        char *why = NULL;
        s.keep = i % 4 != 3; /* rules may also pass tiles on */
        struct tes_game *sample = attempt(&s, &why);
        if (sample != NULL && s.agrees && as_seen(sample, game)) {
            tesI_game_seed(sample, seed ^ TESI_DICE_STEP);
            return sample;
        }
        bool fatal = sample == NULL && (why == NULL || s.at == 0);
        if (fatal) {
            tesI_error(err, why == NULL ? TES_EMEMORY : TES_ERULE, "%s",
                       why == NULL ? "out of memory" : why);
        }
        tesI_free(why);
        tes_game_free(sample);
        if (fatal) return NULL;
    }
    tesI_error(err, TES_EINPUT, "no sample agrees with what is seen");
    return NULL;
}
