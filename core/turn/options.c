/* options.c - drafts of decisions, and their options by index. */
#include "turn/options.h"

#include <string.h>

#include "board/frontier.h"
#include "board/outline.h"
#include "board/overlays.h"
#include "port/alloc.h"
#include "turn/keys.h"
#include "turn/piles.h"
#include "turn/secrets.h"
#include "turn/vetoes.h"

/* ---- putting a decision together --------------------------------------- */

void tesI_ask_begin(struct tes_game *game, int player, tesI_label prompt)
{
    tesI_vetoes_forget(game);
    memset(&game->draft, 0, sizeof game->draft);
    game->draft.open = true;
    game->draft.player = player;
    game->draft.prompt = prompt;
    game->draft.first = tesI_len(&game->store, COL_OPTIONS);
    game->about.count = 0;
}

void tesI_ask_about(struct tes_game *game, tes_option_kind kind,
                    tesI_label role, uint32_t a, bool of_option)
{
    uint32_t of = of_option ? game->draft.count : 0;

    if (game->about.count == game->about.cap) {
        uint32_t cap = game->about.cap * 2 + 8;
        void *rows =
            tesI_realloc(game->about.rows, cap * sizeof *game->about.rows);
        if (rows == NULL) game->draft.full = true;
        if (rows == NULL) return;
        game->about.rows = rows;
        game->about.cap = cap;
    }
    game->about.rows[game->about.count++] =
        tesI_option_make(kind, role, a, 0, 1, of);
}

/* Puts it behind the options. False: out of memory. */
static bool keep_about(struct tes_game *game)
{
    struct tesI_store *store = &game->store;
    uint32_t words = game->about.count * OPTION_WORDS;

    if (words == 0) return true;
    if (!tesI_store_room(store, COL_OPTIONS, words) ||
        !tesI_store_reserve(store, 1)) {
        return false;
    }
    void *rows = game->draft.count == 0
                     ? tesI_append_raw(store, COL_OPTIONS, words)
                     : tesI_extend(store, COL_OPTIONS, words);
    memcpy(rows, game->about.rows, words * sizeof(uint32_t));
    return true;
}

void tesI_ask_add(struct tes_game *game, tes_option_kind kind, tesI_label verb,
                  uint32_t a, uint32_t b, uint32_t weight)
{
    struct tesI_store *store = &game->store;
    if (kind == TES_OPT_PASS && verb == game->cat->pass) verb = 0; /* its key */
    if (game->draft.only != 0 && verb != game->draft.only &&
        (kind != TES_OPT_WORD || a != game->draft.only)) {
        return;
    }
    if (game->draft.count >= game->cat->limits.options ||
        !tesI_store_room(store, COL_OPTIONS, OPTION_WORDS) ||
        !tesI_store_reserve(store, 1)) {
        game->draft.full = true;
        return;
    }
    struct tesI_option *row =
        game->draft.count++ == 0
            ? tesI_append_raw(store, COL_OPTIONS, OPTION_WORDS)
            : tesI_extend(store, COL_OPTIONS, OPTION_WORDS);
    *row = tesI_option_make(kind, verb, a, b, weight, game->draft.tag);
}

void tesI_ask_numbers(struct tes_game *game, tesI_label verb, int32_t first,
                      int32_t last)
{
    for (int64_t n = first; n <= last && !game->draft.full; n++) {
        tesI_ask_add(game, TES_OPT_NUMBER, verb, (uint32_t)n, 0, 1);
    }
}

void tesI_ask_tag(struct tes_game *game, uint32_t tag)
{
    game->draft.tag = tag;
}

/* Options in a bulk part: of a pile; or of a type, with a mask of the overlays
 * that it may be laid with. */
static uint32_t in_bulk(const struct tes_game *game, tesI_bulk bulk,
                        uint32_t arg)
{
    switch (bulk) {
    case BULK_PLACE:
        return tesI_board_count(game, tesI_bulk_type(arg)) +
               tesI_ways_count(game, tesI_bulk_type(arg),
                               tesI_bulk_overlays(arg));
    case BULK_DRAW: return tesI_pile_types(game, arg);
    case BULK_NONE: break;
    }
    return 0;
}

static bool take_bulk(struct tes_game *game, tesI_bulk bulk, uint32_t arg)
{
    if (game->draft.bulk != BULK_NONE) {
        tesI_game_fail(game, "a decision can offer one tile or one pile "
                             "only, not two");
        return false;
    }
    game->draft.bulk = bulk;
    game->draft.arg = arg;
    game->draft.in_bulk = in_bulk(game, bulk, arg);
    return true;
}

/* The index-th placement of a bulk part. */
static bool placement(const struct tes_game *game, uint32_t bulk,
                      uint32_t index, struct tesI_option *out)
{
    uint32_t type = tesI_bulk_type(bulk), cell, turned;
    uint32_t ways = tesI_bulk_overlays(bulk);
    unsigned rotation;

    if (tesI_board_pick(game, type, index, &cell, &rotation)) {
        turned = rotation;
    } else if (ways == 0 ||
               !tesI_ways_pick(game, type, ways,
                               index - tesI_board_count(game, type), &cell,
                               &turned)) {
        return false;
    }
    *out = tesI_option_make(TES_OPT_PLACE, 0, cell, turned, type, 0);
    return true;
}

/* What a veto was asked about last. */
struct before {
    uint32_t type, cell;
};

/* Lists a placement if a rule lets it pass. False: that failed. */
static bool list_place(struct tes_game *game, uint32_t type, uint32_t cell,
                       uint32_t turned, struct before *before)
{
    uint32_t lies = tesI_way_of(game, type, cell, turned).type;
    bool again = lies == before->type && cell == before->cell;

    if (tesI_spent(game)) return false;
    int may = game->rules->may_place(game->rules->ctx, game, lies, cell,
                                     tesI_turned_rotation(turned), again);
    *before = (struct before){lies, cell};
    if (may > 0) {
        tesI_ask_add(game, TES_OPT_PLACE, game->cat->place, cell, turned, type);
    }
    return may >= 0;
}

/* Lists the placements that a rule lets pass, in the order of a bulk part. */
static bool list_places(struct tes_game *game, uint32_t type, uint32_t ways)
{
    struct before before = {TES_NONE, TESI_NO_CELL};
    struct tesI_spot spot = {0};
    uint32_t cell, turned;

    while (tesI_board_next(game, type, &spot)) {
        if (!list_place(game, type, spot.cell, spot.rotation, &before)) {
            return false;
        }
    }
    for (uint32_t i = 0;
         ways != 0 && tesI_ways_pick(game, type, ways, i, &cell, &turned);
         i++) {
        if (!list_place(game, type, cell, turned, &before)) return false;
    }
    return true;
}

bool tesI_ask_place(struct tes_game *game, uint32_t type)
{
    uint32_t ways = tesI_ways_open(game, game->draft.player);

    if (!tesI_outline_keep(game) || (ways != 0 && !tesI_ways_ready(game))) {
        tesI_game_fail(game, "out of memory");
        return false;
    }
    if (game->cat->place_hook && game->cat->types[type].vetoed) {
        return list_places(game, type, ways);
    }
    return take_bulk(game, BULK_PLACE, tesI_bulk_place(type, ways));
}

bool tesI_ask_draw(struct tes_game *game, uint32_t pile)
{
    return take_bulk(game, BULK_DRAW, pile);
}

/* ---- closing the draft --------------------------------------------------- */

uint32_t tesI_draft_count(const struct tes_game *game)
{
    return game->draft.count + game->draft.in_bulk;
}

static const struct tesI_option *drafted(const struct tes_game *game,
                                         uint32_t index)
{
    return tesI_at(&game->store, COL_OPTIONS,
                   game->draft.first + index * OPTION_WORDS);
}

bool tesI_draft_only_ways(const struct tes_game *game)
{
    uint32_t ways = 0;

    if (game->cat->ntogether == 0) return false;
    if (game->draft.bulk == BULK_PLACE) {
        return game->draft.in_bulk > 0 &&
               !tesI_board_any(game, tesI_bulk_type(game->draft.arg));
    }
    for (uint32_t i = 0; i < game->draft.count; i++) {
        const struct tesI_option *row = drafted(game, i);
        if (tesI_option_kind(row) != TES_OPT_PLACE) continue;
        if (tesI_turned_way(tesI_option_b(row)) == 0) return false;
        ways++;
    }
    return ways > 0;
}

/* The part of an option that makes it differ from others. For a segment that is
 * a second segment, but not the piece, which the key does not name. */
static uint32_t head_of(const struct tesI_option *row)
{
    bool piece = tesI_option_kind(row) == TES_OPT_SEGMENT &&
                 tesI_option_b(row) < TESI_CORNER;
    return piece ? tesI_option_head(row) : row->kind;
}

static bool same_option(const struct tesI_option *a,
                        const struct tesI_option *b)
{
    return a->a == b->a && head_of(a) == head_of(b);
}

/* Few are compared in pairs, unless no earlier one had the same six bits of
 * their mix; many by a hash set of row numbers. Returns 1 when at[0] and an
 * earlier at[1] are equal, -1 without memory. */
static int find_double(const struct tes_game *game, uint32_t at[2])
{
    const struct tesI_option *rows = drafted(game, 0);
    uint32_t count = game->draft.count, slots = 64, i = 0;
    uint64_t mixed = 0;

    for (; count <= 16 && i < count; i++) {
        uint32_t mix = tesI_high(tesI_mix(head_of(&rows[i]), rows[i].a));
        uint64_t bit = UINT64_C(1) << mix % 64;
        if ((mixed & bit) == 0) {
            mixed |= bit;
            continue;
        }
        at[0] = i;
        for (at[1] = 0; at[1] < i; at[1]++) {
            if (same_option(&rows[i], &rows[at[1]])) return 1;
        }
    }
    if (i == count) return 0;
    while (slots < count * 2) slots *= 2;
    uint32_t *set = tesI_zalloc(slots * sizeof *set);
    if (set == NULL) return -1;
    for (; i < count; i++) {
        uint32_t s = tesI_high(tesI_mix(head_of(&rows[i]), rows[i].a + 1));
        s &= slots - 1;
        while (set[s] != 0 && !same_option(&rows[i], &rows[set[s] - 1])) {
            s = (s + 1) & (slots - 1);
        }
        at[0] = i;
        at[1] = set[s] - 1;
        if (set[s] != 0) break;
        set[s] = i + 1;
    }
    tesI_free(set);
    return i < count;
}

static bool only_pass(const struct tes_game *game)
{
    return game->draft.count == 1 && game->draft.bulk == BULK_NONE &&
           tesI_option_kind(drafted(game, 0)) == TES_OPT_PASS;
}

/* True when a decision can have this number of options. */
static bool check_count(struct tes_game *game, const char *prompt)
{
    uint32_t listed = game->cat->limits.options;

    if (game->draft.full && game->draft.count >= listed) {
        tesI_game_fail(game, "the question '%s' has more than %u options",
                       prompt, listed);
        return false;
    }
    if (game->draft.full) {
        tesI_game_no_memory(game);
        return false;
    }
    if (tesI_draft_count(game) <= TESI_MAX_OPTIONS) return true;
    tesI_game_fail(game,
                   "phase '%s': the question '%s' has %u options, and %u is "
                   "the most",
                   tes_game_phase(game), prompt, tesI_draft_count(game),
                   TESI_MAX_OPTIONS);
    return false;
}

/* Keys are what saves and messages know of options. */
static bool check_keys(struct tes_game *game, const char *prompt)
{
    char key[TESI_KEY_MAX];
    int same = tesI_draft_same_key(game, key, sizeof key);

    if (same == 0) return true;
    if (same < 0) {
        tesI_game_no_memory(game);
    } else {
        tesI_game_fail(game,
                       "the question '%s' has two options with the key '%s': "
                       "other verbs would tell them apart",
                       prompt, key);
    }
    return false;
}

/* True when every listed option differs from all others; bulk options always
 * differ from each other. */
static bool check_differ(struct tes_game *game, const char *prompt)
{
    uint32_t at[2];
    int doubled = find_double(game, at);

    if (doubled < 0) tesI_game_no_memory(game);
    if (doubled > 0) {
        char key[TESI_KEY_MAX];
        tesI_draft_key(game, at[0], key, sizeof key);
        for (int i = 0; i < 2; i++) {
            game->draft.twice[i] = tesI_option_tag(drafted(game, at[i]));
        }
        tesI_game_fail(game, "the question '%s' offers '%s' twice", prompt,
                       key);
    }
    return doubled == 0 && check_keys(game, prompt);
}

tesI_run tesI_ask_end(struct tes_game *game)
{
    struct tesI_store *store = &game->store;
    const char *prompt = tesI_text(game->cat, game->draft.prompt);
    uint32_t options;

    game->draft.open = false;
    if (!check_count(game, prompt)) return RUN_FAIL;
    options = tesI_draft_count(game);
    if (options == 0) {
        return tesI_game_fail(game,
                              "the question '%s' has no option; add "
                              "one, or do not ask",
                              prompt);
    }
    if (only_pass(game)) {
        tesI_take_back(store, COL_OPTIONS, game->draft.first);
        return RUN_DONE;
    }
    if (game->draft.count > 0 && !check_differ(game, prompt)) return RUN_FAIL;
    if (!keep_about(game) ||
        !tesI_store_room(store, COL_DECISIONS, DECISION_WORDS) ||
        !tesI_store_reserve(store, 4)) {
        return tesI_game_no_memory(game);
    }
    struct tesI_decision *row =
        tesI_append_raw(store, COL_DECISIONS, DECISION_WORDS);
    *row = (struct tesI_decision){
        .first = game->draft.first,
        .count = game->draft.count,
        .ask = tesI_decision_ask(
            game->draft.prompt, game->draft.player, game->draft.bulk,
            tesI_hidden_from_others(game, game->draft.player)),
        .bulk = game->draft.arg,
        .mark = tesI_store_mark(store),
        .began = game->phase_mark,
        .total =
            tesI_decision_total_in(options, game->phase, game->draft.native)};
    return RUN_ASK;
}

/* ---- reading it -------------------------------------------------------- */

uint32_t tesI_option_count(const struct tes_game *game,
                           const struct tesI_decision *decision)
{
    return in_bulk(game, tesI_decision_bulk(decision), decision->bulk) +
           decision->count;
}

static bool listed(const struct tes_game *game,
                   const struct tesI_decision *decision, uint32_t index,
                   struct tesI_option *out)
{
    if (index >= decision->count) return false;
    memcpy(out,
           tesI_at(&game->store, COL_OPTIONS,
                   decision->first + index * OPTION_WORDS),
           sizeof *out);
    return true;
}

/* The index-th type of a pile that may be drawn, with its weight. */
static bool draw(const struct tes_game *game, uint32_t pile, uint32_t index,
                 struct tesI_option *out)
{
    uint32_t type = tesI_pile_type(game, pile, index);
    if (type == TES_NONE) return false;
    *out = (struct tesI_option){TES_OPT_TYPE, type,
                                tesI_pile_weight(game, pile, type)};
    return true;
}

bool tesI_option_at(const struct tes_game *game,
                    const struct tesI_decision *decision, uint32_t index,
                    struct tesI_option *out)
{
    tesI_bulk bulk = tesI_decision_bulk(decision);

    if (bulk == BULK_PLACE && placement(game, decision->bulk, index, out)) {
        return true;
    }
    if (bulk == BULK_DRAW && draw(game, decision->bulk, index, out)) {
        return true;
    }
    return listed(game, decision, index - in_bulk(game, bulk, decision->bulk),
                  out);
}

bool tesI_about_at(const struct tes_game *game, uint32_t option, uint32_t index,
                   struct tesI_option *out)
{
    const struct tesI_decision *decision = tesI_last(game);
    uint32_t bulk = in_bulk(game, tesI_decision_bulk(decision), decision->bulk);
    uint32_t of = option == TES_NONE ? 0 : option - bulk + 1;
    uint32_t at = decision->first + decision->count * OPTION_WORDS;

    if (option != TES_NONE && option < bulk) return false;
    for (; at < tesI_len(&game->store, COL_OPTIONS); at += OPTION_WORDS) {
        memcpy(out, tesI_at(&game->store, COL_OPTIONS, at), sizeof *out);
        if (tesI_option_tag(out) == of && index-- == 0) return true;
    }
    return false;
}

uint32_t tesI_weight_sum(const struct tes_game *game,
                         const struct tesI_decision *decision)
{
    uint32_t sum = 0;
    struct tesI_option option;

    if (tesI_decision_bulk(decision) == BULK_DRAW && game->view == NULL) {
        sum = tesI_pile_weights(game, decision->bulk);
    } else if (tesI_decision_bulk(decision) == BULK_DRAW) { /* what is unseen */
        for (uint32_t t = 0; t < game->cat->nprinted; t++) {
            sum += tesI_pile_weight(game, decision->bulk, t);
        }
    }
    for (uint32_t i = 0; listed(game, decision, i, &option); i++) {
        sum += tesI_option_weight(&option);
    }
    return sum;
}

uint32_t tesI_weight_option(const struct tes_game *game,
                            const struct tesI_decision *decision,
                            uint32_t point, struct tesI_option *out)
{
    uint32_t before = 0;
    struct tesI_option option;

    if (tesI_decision_bulk(decision) == BULK_DRAW) {
        uint32_t weight,
            type = tesI_pile_at(game, decision->bulk, &point, &before, &weight);
        if (type != TES_NONE) {
            *out = (struct tesI_option){TES_OPT_TYPE, type, weight};
            return before;
        }
    }
    for (uint32_t i = 0; listed(game, decision, i, &option); i++) {
        if (point < tesI_option_weight(&option)) {
            *out = option;
            return before + i;
        }
        point -= tesI_option_weight(&option);
    }
    return TES_NONE;
}
