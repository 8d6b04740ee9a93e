/* course.c - ends of lines and what lies ahead of them; see course.h. */
#include "course.h"

#include "board.h"
#include "piles.h"

struct end {
    int32_t x, y; /* the empty cell */
    uint32_t side;
};

struct spot {
    int32_t x, y;
};

/* What an end asks of a tile that comes there: the side kinds that lie against
 * it (0: none), and the sides, a bit each, at which none lies, and at which
 * the way ahead is free. */
struct gap {
    uint8_t wanted[TESI_SIDES], bare, free;
};

/* The board with one tile more, which is laid in thought. */
struct course {
    const struct tes_game *game;
    uint32_t kind;
    struct spot *laid;
    struct end *ends;
    uint32_t nlaid, nends;
    uint32_t type; /* of the tile in thought */
    unsigned rotation;
    struct spot at;
    bool laid_it;
};

static unsigned kind_at(const struct course *course, uint32_t type,
                        unsigned rotation, unsigned side)
{
    return course->game->cat->types[type].side[tesI_own_side(side, rotation)];
}

static bool is_laid(const struct course *course, int32_t x, int32_t y)
{
    if (course->laid_it && x == course->at.x && y == course->at.y) return true;
    return tesI_cell_tile(course->game, tesI_cell_at(course->game, x, y)) !=
           TES_NONE;
}

/* Most ends that are looked at: with more no way is free. */
#define MOST_ENDS 64

/* Reads tiles and ends from the board. */
static bool read_board(struct course *course)
{
    const struct tes_game *game = course->game;
    uint32_t tiles = tesI_tile_count(game);

    for (uint32_t t = 0; t < tiles; t++) {
        const struct tesI_tile *row = tesI_tile_row(game, t);
        struct spot *spot = &course->laid[course->nlaid++];
        tesI_cell_xy(game, row->cell, &spot->x, &spot->y);
        for (unsigned s = 0; s < TESI_SIDES; s++) {
            unsigned own = tesI_own_side(s, tesI_tile_rotation(game, t));
            if (tesI_tile_type(game, t)->side[own] != course->kind ||
                tesI_cell_tile(game, tesI_cell_step(game, row->cell, s)) !=
                    TES_NONE) {
                continue;
            }
            if (course->nends == MOST_ENDS) return false;
            course->ends[course->nends++] =
                (struct end){spot->x + tesI_dx(s), spot->y + tesI_dy(s), s};
        }
    }
    return true;
}

/* How far (x, y) lies ahead of an origin towards a side, and how far beside. */
static int32_t ahead(struct spot from, unsigned side, int32_t x, int32_t y)
{
    return (x - from.x) * tesI_dx(side) + (y - from.y) * tesI_dy(side);
}

static int32_t across(struct spot from, unsigned side, int32_t x, int32_t y)
{
    int32_t far = side & 1 ? y - from.y : x - from.x;
    return far < 0 ? -far : far;
}

/* Is the way free ahead of the end that leads out of a cell? */
static bool is_free(const struct course *course, struct spot from,
                    unsigned side)
{
    struct spot cell = {from.x + tesI_dx(side), from.y + tesI_dy(side)};

    for (uint32_t i = 0; i < course->nlaid; i++) {
        const struct spot *laid = &course->laid[i];
        if (ahead(from, side, laid->x, laid->y) > 0 &&
            across(from, side, laid->x, laid->y) <= 1) {
            return false;
        }
    }
    for (uint32_t i = 0; i < course->nends; i++) {
        const struct end *end = &course->ends[i];
        if (end->side == side && (end->x != from.x || end->y != from.y) &&
            across(cell, side, end->x, end->y) == 1) {
            return false;
        }
    }
    return true;
}

/* Does a tile at a spot leave the way free from all its open sides? */
static bool leads_on(const struct course *course, uint32_t type, struct spot at,
                     unsigned rotation)
{
    for (unsigned s = 0; s < TESI_SIDES; s++) {
        if (kind_at(course, type, rotation, s) != course->kind ||
            is_laid(course, at.x + tesI_dx(s), at.y + tesI_dy(s))) {
            continue;
        }
        if (!is_free(course, at, s)) return false;
    }
    /* two ends of its own never lead the same way */
    return true;
}

/* Side kind that lies against a side of a spot, or 0. */
static unsigned demand(const struct course *course, struct spot at,
                       unsigned side)
{
    const struct tes_game *game = course->game;
    int32_t x = at.x + tesI_dx(side), y = at.y + tesI_dy(side);
    unsigned back = tesI_opposite(side);

    if (course->laid_it && x == course->at.x && y == course->at.y) {
        return kind_at(course, course->type, course->rotation, back);
    }
    uint32_t tile = tesI_cell_tile(game, tesI_cell_at(game, x, y));
    if (tile == TES_NONE) return 0;
    return tesI_tile_type(game, tile)
        ->side[tesI_own_side(back, tesI_tile_rotation(game, tile))];
}

/* How a type lies at a gap: 0 it does not fit, 1 it does, 2 and leaves the way
 * free. */
static int try_rotation(const struct course *course, const struct gap *gap,
                        uint32_t type, unsigned rotation)
{
    const struct tesI_side_kind *sides = course->game->cat->sides;
    int how = 2;

    for (unsigned s = 0; s < TESI_SIDES; s++) {
        unsigned own = kind_at(course, type, rotation, s);
        unsigned wanted = gap->wanted[s];
        if (wanted != 0 && (sides[own].touches >> wanted & 1) == 0) return 0;
        if (own == course->kind && gap->bare >> s & 1 &&
            (gap->free >> s & 1) == 0) {
            how = 1;
        }
    }
    return how;
}

/* Puts the tile in thought among those laid; its ends take the place of those
 * that it meets. */
static void lay(struct course *course)
{
    uint32_t kept = 0;

    for (uint32_t i = 0; i < course->nends; i++) {
        const struct end *end = &course->ends[i];
        if (end->x == course->at.x && end->y == course->at.y) continue;
        course->ends[kept++] = *end;
    }
    course->nends = kept;
    for (unsigned s = 0; s < TESI_SIDES; s++) {
        int32_t x = course->at.x + tesI_dx(s), y = course->at.y + tesI_dy(s);
        if (kind_at(course, course->type, course->rotation, s) !=
                course->kind ||
            is_laid(course, x, y)) {
            continue;
        }
        course->ends[course->nends++] = (struct end){x, y, s};
    }
    course->laid[course->nlaid++] = course->at;
    course->laid_it = true;
}

/* Looks at what lies around all ends. */
static void look_around(const struct course *course, struct gap *gaps)
{
    for (uint32_t i = 0; i < course->nends; i++) {
        struct spot at = {course->ends[i].x, course->ends[i].y};
        gaps[i].bare = gaps[i].free = 0;
        for (unsigned s = 0; s < TESI_SIDES; s++) {
            gaps[i].wanted[s] = (uint8_t)demand(course, at, s);
            if (is_laid(course, at.x + tesI_dx(s), at.y + tesI_dy(s))) continue;
            gaps[i].bare |= (uint8_t)(1u << s);
            if (is_free(course, at, s)) gaps[i].free |= (uint8_t)(1u << s);
        }
    }
}

/* The best that comes of a type at a gap. */
static int try_gap(const struct course *course, const struct gap *gap,
                   uint32_t type)
{
    int best = 0;
    for (unsigned r = 0; r < TESI_SIDES && best < 2; r++) {
        int how = try_rotation(course, gap, type, r);
        if (how > best) best = how;
    }
    return best;
}

static uint32_t sides_of(const struct course *course, uint32_t type)
{
    uint32_t count = 0;
    for (unsigned s = 0; s < TESI_SIDES; s++) {
        count += kind_at(course, type, 0, s) == course->kind;
    }
    return count;
}

/* Can a type be laid somewhere, and unless it parts the line, everywhere? */
static bool can_come(const struct course *course, const struct gap *gaps,
                     uint32_t type)
{
    bool some = false, parts = sides_of(course, type) > 2;

    for (uint32_t i = 0; i < course->nends; i++) {
        int how = try_gap(course, &gaps[i], type);
        if (how == 0 && !parts) return false;
        some = some || how == 2;
    }
    return some;
}

/* Reads the board and looks at the tile by itself: 1, 0, or -1: out of
 * memory. */
static int look(struct course *course, struct tes_game *game)
{
    uint32_t tiles = tesI_tile_count(game) + 1;
    uint32_t words = tiles * 2 + (MOST_ENDS + TESI_SIDES) * 3;
    uint32_t *scratch = tesI_scratch(game->cat, words);

    if (scratch == NULL) return -1;
    course->game = game;
    course->laid = (struct spot *)scratch;
    course->ends = (struct end *)(scratch + 2 * (size_t)tiles);
    return read_board(course) &&
           leads_on(course, course->type, course->at, course->rotation);
}

int tesI_course_free(struct tes_game *game, uint32_t kind, uint32_t type,
                     int32_t x, int32_t y, unsigned rotation,
                     const uint32_t *coming, uint32_t count)
{
    struct course course = {
        .kind = kind, .type = type, .rotation = rotation, .at = {x, y}};
    struct gap gaps[MOST_ENDS + TESI_SIDES];
    int may = look(&course, game);

    if (may <= 0 || count == 0) return may;
    lay(&course);
    look_around(&course, gaps);
    for (uint32_t i = 0; i < count; i++) {
        if (!can_come(&course, gaps, coming[i])) return 0;
    }
    return 1;
}

/* Could each type come that a pile has tiles of? */
static bool all_can_come(const struct course *course, const struct gap *gaps,
                         uint32_t pile)
{
    const struct tes_game *game = course->game;
    const uint32_t *counts = tesI_pile_counts(game, pile);
    uint32_t left = tesI_pile_total(game, pile) + tesI_pile_buried(game, pile);

    for (uint32_t t = 0; left > 0 && t < game->cat->nprinted; t++) {
        if (counts[t] == 0) continue;
        if (!can_come(course, gaps, t)) return false;
        left -= counts[t];
    }
    return true;
}

int tesI_course_coming(struct tes_game *game, uint32_t kind, uint32_t type,
                       int32_t x, int32_t y, unsigned rotation, uint32_t piles)
{
    struct course course = {
        .kind = kind, .type = type, .rotation = rotation, .at = {x, y}};
    struct gap gaps[MOST_ENDS + TESI_SIDES];
    int may = look(&course, game);

    if (may <= 0 || piles == 0) return may;
    lay(&course);
    look_around(&course, gaps);
    for (uint32_t pile = 0; pile < game->cat->npiles; pile++) {
        if (piles >> pile & 1 && !all_can_come(&course, gaps, pile)) return 0;
    }
    return 1;
}
