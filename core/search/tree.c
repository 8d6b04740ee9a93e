/* tree.c - information-set tree search over decisions and draws.
 *
 * A node is a decision as a seat knows it. Its children are answers, identified
 * by tes_game_option_id, so that one tree serves all samples of what is hidden.
 * A new node has all its answers judged and sorted (greedy.c). On the way down,
 * an answer is chosen by its margin plus a bonus for few visits. At first only
 * the best few are considered; more of them with every visit of the node. At
 * the root the best answers take turns; fewer and fewer of them stay in, until
 * one is clearly the best. A node is worth what its best answer is worth to the
 * seat that decides (max^n). Equal positions share one node.
 *
 * Draws are mostly luck, and few of them are seen at one node. So the worth of
 * a node of CHANCE starts from its *prior*, the judgement before the draw. It
 * is corrected by how much better its draws turned out than the same draws do
 * on average in the tree (struct luck); with few draws the correction is small.
 * After each of the answers that are compared, CHANCE gives the same draws in
 * the same order. */
#include "search/tree.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "state/dice.h"
#include "turn/options.h"

#define NONE UINT32_MAX
#define CHILDREN 48u /* most answers of a node that are kept */
#define DEPTH 64u    /* longest path from the root */
#define CURIOUS 1.0  /* weight of the bonus for few visits, in points */
#define WIDE 3.0     /* answers considered from the first visit on, */
#define WIDER 0.5    /* and this times the square root of the visits more */
#define ROOT 48.0    /* answers that take turns at the root at first */
#define WALK 16u   /* positions that a path to the end of the game counts as */
#define DOUBT 3.0  /* draws that weigh as much as the prior */
#define SURE 7.0   /* standard errors by which an answer is clearly behind */
#define FINE 0.1   /* points: smaller differences do not matter */
#define MOST 16u   /* placements that are tried of a node, but at the root */
#define FULL 64u   /* the same for the last tiles */
#define EARNEST 8u /* answers of the root followed to the end of the turn */

struct child {
    uint64_t id; /* stable number of the answer */
    uint32_t node, visits;
    uint32_t index;                 /* of the option, in the last sample */
    double points[TES_MAX_PLAYERS]; /* as first judged */
    double sum;                     /* draws: how often it was drawn */
    bool noted;                     /* draws: it has been added to its luck */
};

struct node {
    uint64_t hash;
    int player;
    uint32_t first, count, room; /* children */
    uint32_t visits;
    uint32_t next; /* node + 1 of the same hash slot */
    bool judged;   /* `points` are known */
    bool expected; /* draws: `prior` is known */
    double prior[TES_MAX_PLAYERS];
    double points[TES_MAX_PLAYERS];
};

/* What a draw by a seat changes for all seats, averaged over the nodes. */
#define DRAWS 1024u
struct luck {
    uint64_t key; /* of draw and seat */
    uint32_t seen;
    double sum[TES_MAX_PLAYERS]; /* points beyond the prior */
};

struct tesI_tree {
    struct node *nodes;
    uint32_t nnodes, node_cap;
    struct child *children;
    uint32_t nchildren, child_cap;
    uint32_t *slots; /* by hash, a power of two of them */
    uint32_t mask, root;
    uint64_t seed;
    struct luck lucks[DRAWS];
    double noted;  /* draws added to their luck */
    double strays; /* sum of the squares of what these changed beyond it */
};

void tesI_tree_free(struct tesI_tree *tree)
{
    if (tree == NULL) return;
    free(tree->nodes);
    free(tree->children);
    free(tree->slots);
    free(tree);
}

struct tesI_tree *tesI_tree_new(uint32_t nodes)
{
    struct tesI_tree *tree = calloc(1, sizeof *tree);
    if (tree == NULL) return NULL;
    tree->node_cap = nodes;
    tree->child_cap = nodes * 16;
    tree->mask = 1;
    while (tree->mask < nodes) tree->mask *= 2;
    tree->nodes = calloc(nodes, sizeof *tree->nodes);
    tree->children = calloc(tree->child_cap, sizeof *tree->children);
    tree->slots = calloc(tree->mask--, sizeof *tree->slots);
    if (tree->nodes == NULL || tree->children == NULL || tree->slots == NULL) {
        tesI_tree_free(tree);
        return NULL;
    }
    tree->root = NONE;
    return tree;
}

/* ---- nodes --------------------------------------------------------------- */

static uint32_t find_node(const struct tesI_tree *tree, uint64_t hash)
{
    uint32_t at = tree->slots[hash & tree->mask];
    while (at != 0 && tree->nodes[at - 1].hash != hash) {
        at = tree->nodes[at - 1].next;
    }
    return at == 0 ? NONE : at - 1;
}

/* What tells positions apart: their state, and what the running phase has been
 * answered, which its rules may still know though it has changed nothing. */
static uint64_t key_of(const tes_game *game)
{
    uint64_t key = tes_game_hash(game);
    if (tes_game_status(game) != TES_ASKING) return key;
    uint32_t options, at = tesI_first_decision(game, &options);
    for (; at + 1 < tesI_decision_count(game); at++) {
        const struct tesI_option *given = &tesI_decision_row(game, at)->answer;
        key = tesI_dice_mix(key ^ given->kind);
        key = tesI_dice_mix(key ^ ((uint64_t)given->a << 32 | given->weight));
    }
    return key;
}

/* The node of a position, made when missing; NONE: there is no more room. */
static uint32_t node_of(struct tesI_tree *tree, const tes_game *game)
{
    tes_decision asked;
    uint64_t hash = key_of(game);
    uint32_t at = find_node(tree, hash);
    if (at != NONE) return at;
    if (tree->nnodes == tree->node_cap) return NONE;
    struct node *node = &tree->nodes[tree->nnodes];
    *node = (struct node){.hash = hash, .player = TES_CHANCE};
    if (tes_game_decision(game, &asked)) node->player = asked.player;
    node->next = tree->slots[hash & tree->mask];
    tree->slots[hash & tree->mask] = ++tree->nnodes;
    return tree->nnodes - 1;
}

void tesI_tree_begin(struct tesI_tree *tree, const tes_game *game, bool reuse,
                     uint64_t seed)
{
    bool full = tree->nnodes > tree->node_cap / 2 ||
                tree->nchildren > tree->child_cap / 2;
    if (!reuse || full || find_node(tree, key_of(game)) == NONE) {
        tree->nnodes = tree->nchildren = 0;
        memset(tree->slots, 0, (tree->mask + 1) * sizeof *tree->slots);
        memset(tree->lucks, 0, sizeof tree->lucks);
        tree->noted = 4; /* as if it had seen four of them */
        tree->strays = 4 * 4.0 * 4.0;
    }
    tree->seed = seed;
    tree->root = node_of(tree, game);
}

static struct child *children_of(const struct tesI_tree *tree,
                                 const struct node *node)
{
    return tree->children + node->first;
}

/* Room for so many children of a node that has none. */
static bool take_children(struct tesI_tree *tree, struct node *node,
                          uint32_t room)
{
    if (tree->child_cap - tree->nchildren < room) return false;
    node->first = tree->nchildren;
    node->count = 0;
    node->room = room;
    tree->nchildren += room;
    return true;
}

/* ---- what nodes are worth ------------------------------------------------ */

static const double *child_points(const struct tesI_tree *tree,
                                  const struct child *child)
{
    if (child->visits == 0 || child->node == NONE) return child->points;
    const struct node *node = &tree->nodes[child->node];
    return node->judged ? node->points : child->points;
}

/* What an answer at a node is worth to the seat that decides there. */
static double child_margin(const struct tesI_tree *tree,
                           const struct tesI_seeker *seeker,
                           const struct node *node, const struct child *child)
{
    return tesI_judge_margin(&seeker->judge, child_points(tree, child),
                             node->player);
}

static struct luck *luck_of(struct tesI_tree *tree, uint64_t id, int player)
{
    uint64_t key = (id ^ (uint64_t)player << 56) * UINT64_C(0x9E3779B97F4A7C15);
    struct luck *luck = &tree->lucks[key >> 54];
    if (luck->key != key) *luck = (struct luck){.key = key};
    return luck;
}

/* Adds a draw to its luck. */
static void note_draw(struct tesI_tree *tree, const struct node *node,
                      const struct node *after, struct luck *luck, int players)
{
    double stray = 0;
    luck->seen++;
    for (int p = 0; p < players; p++) {
        double off = after->points[p] - node->prior[p];
        luck->sum[p] += off;
        off -= luck->sum[p] / luck->seen;
        stray +=
            p == after->player || players == 1 ? off : -off / (players - 1);
    }
    if (luck->seen < 2) return;
    tree->noted++;
    tree->strays += stray * stray * luck->seen / (luck->seen - 1);
}

/* Adds to the sums what a draw changed beyond its luck; without a prior, its
 * worth. */
static void add_draw(struct tesI_tree *tree, struct node *node,
                     struct child *child, int players, double *sums)
{
    const struct node *after = &tree->nodes[child->node];
    struct luck *luck = luck_of(tree, child->id, after->player);
    if (!child->noted && node->expected) {
        child->noted = true;
        note_draw(tree, node, after, luck, players);
    }
    for (int p = 0; p < players; p++) {
        double value = after->points[p];
        if (node->expected) {
            value -= node->prior[p];
            if (luck->seen > 0) value -= luck->sum[p] / luck->seen;
        }
        sums[p] += child->sum * value;
    }
}

static void average(struct tesI_tree *tree, const struct tesI_seeker *seeker,
                    struct node *node)
{
    int players = seeker->judge.players;
    struct child *list = children_of(tree, node);
    double sums[TES_MAX_PLAYERS] = {0}, seen = node->expected ? DOUBT : 0;
    for (uint32_t i = 0; i < node->count; i++) {
        if (list[i].node == NONE || !tree->nodes[list[i].node].judged) continue;
        add_draw(tree, node, &list[i], players, sums);
        seen += list[i].sum;
    }
    for (int p = 0; p < players && seen > 0; p++) {
        double prior = node->expected ? node->prior[p] : 0;
        node->points[p] = prior + sums[p] / seen;
    }
    node->judged = seen > 0;
}

static void update(struct tesI_tree *tree, const struct tesI_seeker *seeker,
                   struct node *node)
{
    if (node->count == 0) return;
    if (node->player == TES_CHANCE) {
        average(tree, seeker, node);
        return;
    }
    const struct child *list = children_of(tree, node), *best = list;
    double most = child_margin(tree, seeker, node, best);
    for (uint32_t i = 1; i < node->count; i++) {
        double margin = child_margin(tree, seeker, node, &list[i]);
        if (margin <= most) continue;
        best = &list[i];
        most = margin;
    }
    memcpy(node->points, child_points(tree, best), sizeof node->points);
    node->judged = true;
}

/* ---- growing ------------------------------------------------------------- */

/* Judges all answers of a new node. False: none can be given, or no room. */
static bool expand(struct tesI_tree *tree, struct tesI_seeker *seeker,
                   struct node *node, tes_game *game)
{
    struct tesI_option_value values[TESI_BREADTH];
    uint32_t count = tesI_seek_turn(seeker, game, values);
    uint32_t kept = count < CHILDREN ? count : CHILDREN;
    if (kept == 0 || !take_children(tree, node, kept)) return false;
    struct child *list = children_of(tree, node);
    for (uint32_t i = 0; i < kept; i++) {
        const tes_idea *idea = &values[i].idea;
        list[i] = (struct child){.id = tes_game_option_id(game, idea->index),
                                 .node = NONE,
                                 .index = idea->index};
        memcpy(list[i].points, idea->points, sizeof idea->points);
    }
    node->count = kept;
    update(tree, seeker, node);
    return true;
}

/* Index of an answer in this sample, or TES_NONE; mostly that in the last. */
static uint32_t find_option(const tes_game *game, struct child *child)
{
    if (tes_game_option_id(game, child->index) == child->id) {
        return child->index;
    }
    uint32_t at = tes_game_option_find(game, child->id);
    if (at != TES_NONE) child->index = at;
    return at;
}

/* The answer to follow below the root; *index: its option in this sample. */
static struct child *choose(struct tesI_tree *tree, struct tesI_seeker *seeker,
                            struct node *node, const tes_game *game,
                            uint32_t *index)
{
    struct child *list = children_of(tree, node), *best = NULL;
    double most = 0, visits = node->visits + 1;
    uint32_t width = (uint32_t)(WIDE + WIDER * sqrt(visits));
    uint32_t seen = 0;

    for (uint32_t i = 0; i < node->count && seen < width; i++) {
        uint32_t at = find_option(game, &list[i]);
        if (at == TES_NONE) continue;
        seen++;
        double margin = child_margin(tree, seeker, node, &list[i]);
        margin += CURIOUS * sqrt(log(visits + 1) / (list[i].visits + 0.5));
        if (best != NULL && margin <= most) continue;
        best = &list[i];
        most = margin;
        *index = at;
    }
    return best;
}

/* By how much two answers may differ by chance alone. */
static double doubt_of(const struct tesI_tree *tree, const struct child *a,
                       const struct child *b)
{
    uint32_t visits = a->visits < b->visits ? a->visits : b->visits;
    if (visits == 0) return 1e30;
    return SURE * sqrt(tree->strays / tree->noted / visits);
}

/* The answer to follow at the root: of the best ones that are not clearly
 * behind, the one with the fewest visits, so that they are compared by the same
 * draws. There are fewer best ones the more of the budget is used. */
static struct child *take_turns(struct tesI_tree *tree,
                                struct tesI_seeker *seeker, struct node *node,
                                const tes_game *game, uint32_t *index)
{
    struct child *list = children_of(tree, node), *least = NULL;
    double margins[CHILDREN];
    uint32_t at[CHILDREN], lead = NONE, rivals = 0;
    double width = ROOT, widest = 0;
    if (seeker->progress > 0.25) width /= 2;
    if (seeker->progress > 0.5) width /= 1.5;
    if (seeker->progress > 0.75) width /= 1.5;
    for (uint32_t i = 0; i < node->count; i++) {
        at[i] = find_option(game, &list[i]);
        margins[i] = child_margin(tree, seeker, node, &list[i]);
        if (at[i] == TES_NONE) continue;
        if (lead == NONE || margins[i] > margins[lead]) lead = i;
    }
    for (uint32_t i = 0; i < node->count; i++) {
        uint32_t better = 0;
        if (at[i] == TES_NONE) continue;
        for (uint32_t k = 0; k < node->count; k++) {
            bool ahead =
                margins[k] > margins[i] || (k < i && margins[k] == margins[i]);
            better += at[k] != TES_NONE && ahead;
        }
        if (better >= width) continue;
        if (i != lead) {
            double doubt = doubt_of(tree, &list[i], &list[lead]);
            if (margins[lead] - margins[i] > doubt) continue;
            if (doubt > widest) widest = doubt;
            rivals++;
        }
        if (least != NULL && list[i].visits >= least->visits) continue;
        least = &list[i];
        *index = at[i];
    }
    seeker->clear = rivals == 0 || widest < FINE;
    return least;
}

/* The next draw at a node. The n-th visit has the same draw at all nodes of
 * this depth; draws are spread evenly over the weights. */
static struct child *draw(struct tesI_tree *tree, struct node *node,
                          const tes_game *game, uint32_t depth, uint32_t *index)
{
    tes_decision asked;
    if (!tes_game_decision(game, &asked) || asked.weight == 0) return NULL;
    if (node->room == 0 &&
        !take_children(tree, node,
                       asked.count < CHILDREN ? asked.count : CHILDREN)) {
        return NULL;
    }
    /* multiples of the golden ratio are never far from even */
    double start = (double)(tesI_dice_mix(tree->seed + depth) >> 11) * 0x1p-53;
    double unit = start + node->visits * 0.6180339887498949;
    uint32_t point = (uint32_t)((unit - floor(unit)) * asked.weight);
    if (point >= asked.weight) point = asked.weight - 1;
    uint32_t at = tesI_weight_pick(game, tesI_last(game), point);
    uint64_t id = tes_game_option_id(game, at);
    struct child *list = children_of(tree, node), *child;
    uint32_t at_child = 0;
    while (at_child < node->count && list[at_child].id != id) at_child++;
    child = &list[at_child];
    *index = at;
    /* a rare draw of very many: another one */
    if (at_child == node->count && node->count == node->room) {
        if (node->count == 0) return NULL;
        child = &list[node->visits % node->count];
        *index = tes_game_option_find(game, child->id);
        if (*index == TES_NONE) return NULL;
    } else if (at_child == node->count) {
        *child = (struct child){.id = id, .node = NONE};
        node->count++;
    }
    child->sum += 1;
    return child;
}

/* Links an answer to the node it leads to. A node of CHANCE gets its prior,
 * unless only one thing can be drawn. */
static void link_child(struct tesI_tree *tree, const struct node *node,
                       struct child *child, const tes_game *game)
{
    child->node = node_of(tree, game);
    if (child->node == NONE || node->player == TES_CHANCE) return;
    struct node *after = &tree->nodes[child->node];
    tes_decision asked;
    if (after->player != TES_CHANCE || after->expected) return;
    if (!tes_game_decision(game, &asked) || asked.count == 1) return;
    after->expected = true;
    memcpy(after->prior, child->points, sizeof after->prior);
}

bool tesI_tree_grow(struct tesI_tree *tree, struct tesI_seeker *seeker,
                    tes_game *game)
{
    uint32_t way[DEPTH] = {0}, depth = 0, draws = 0, at = tree->root;
    bool found = false;

    bool last = tes_game_tiles_left(game) <= TESI_LAST;
    seeker->earnest = last ? FULL : EARNEST;
    seeker->most = TESI_BREADTH;
    while (at != NONE && depth < DEPTH) {
        struct node *node = &tree->nodes[at];
        uint32_t index = 0;
        struct child *child;
        way[depth++] = at;
        if (tes_game_status(game) != TES_ASKING) { /* it is over */
            tesI_judge_points(&seeker->judge, game, TES_CHANCE, node->points);
            node->judged = true;
            seeker->looked += WALK;
            found = true;
            break;
        }
        if (node->player == TES_CHANCE) {
            child = draw(tree, node, game, draws++, &index);
        } else if (node->count == 0) {
            found = expand(tree, seeker, node, game);
            break;
        } else if (depth == 1) {
            child = take_turns(tree, seeker, node, game, &index);
        } else {
            child = choose(tree, seeker, node, game, &index);
        }
        if (child == NULL) break;
        seeker->earnest = 0;
        seeker->most = last ? FULL : MOST;
        child->visits++;
        if (tes_game_answer(game, index, NULL) != TES_OK) {
            seeker->failed++;
            break;
        }
        if (child->node == NONE) link_child(tree, node, child, game);
        at = child->node;
    }
    for (uint32_t i = depth; i-- > 0;) {
        struct node *node = &tree->nodes[way[i]];
        node->visits++;
        if (i + 1 < depth || node->count > 0) update(tree, seeker, node);
    }
    return found;
}

uint32_t tesI_tree_ideas(const struct tesI_tree *tree,
                         const struct tesI_seeker *seeker, const tes_game *game,
                         tes_idea *ideas, uint32_t room)
{
    if (tree->root == NONE) return 0;
    const struct node *node = &tree->nodes[tree->root];
    const struct child *list = children_of(tree, node);
    uint32_t count = node->count < room ? node->count : room;
    for (uint32_t i = 0; i < count; i++) {
        ideas[i] =
            (tes_idea){.index = tes_game_option_find(game, list[i].id),
                       .visits = list[i].visits,
                       .margin = child_margin(tree, seeker, node, &list[i])};
        memcpy(ideas[i].points, child_points(tree, &list[i]),
               sizeof ideas[i].points);
    }
    return count;
}
