/* space.c - which numbers a space has, and what they are called. */
#include "learn/space.h"

#include <stdio.h>
#include <string.h>

#include "port/alloc.h"
#include "state/error.h"

#define MOST_WINDOW 127u
#define DEFAULT_OTHER 256u
/* With overlays laid together with tiles. */
#define OVERLAID_OTHER 1024u

/* ---- parts --------------------------------------------------------------- */

static tes_part *put_part(tes_part *part, uint32_t *first, const char *name,
                          const char *what)
{
    part->name = name;
    part->what = what;
    part->first = *first;
    part->count = 1;
    for (int d = 0; d < 4 && part->dims[d] != 0; d++) {
        part->count *= part->dims[d];
    }
    *first += part->count;
    return part;
}

static uint32_t at_least_one(uint32_t count) { return count == 0 ? 1 : count; }

static void lay_out_actions(struct tes_space *space)
{
    const struct tesI_catalogue *cat = space->cat;
    uint32_t w = space->window, seats = (uint32_t)cat->players;
    const struct {
        const char *name, *what;
        uint32_t dims[4];
    } parts[ACT_PARTS] = {
        [ACT_PASS] = {"pass", "do nothing", {1}},
        [ACT_PLACE] = {"place",
                       "lay the tile: line, column, rotation",
                       {w, w, TESI_SIDES}},
        [ACT_SEGMENT] = {"segment",
                         "a segment of the tile laid last: segment, 0 or piece "
                         "+ 1",
                         {space->segments, 1 + cat->npieces}},
        [ACT_CORNER] = {"corner",
                        "a place at the north-west corner of a tile: line, "
                        "column of the tile",
                        {w, w}},
        [ACT_FAR] = {"far",
                     "a segment of another tile: line, column, segment",
                     {w, w, space->segments}},
        [ACT_CELL] = {"cell", "a tile or a cell: line, column", {w, w}},
        [ACT_EDGE] = {"edge",
                      "a side of a cell: line, column, side",
                      {w, w, TESI_SIDES}},
        [ACT_FIGURE] = {"figure", "a figure, by its number", {space->figures}},
        [ACT_TYPE] = {"type", "a printed tile type", {cat->nprinted}},
        [ACT_PLAYER] = {"player", "a seat", {seats}},
        [ACT_ZONE] = {"zone",
                      "a zone: its number, 0 or seat of its holder + 1",
                      {at_least_one(cat->nzones), 1 + TES_MAX_PLAYERS}},
        [ACT_NUMBER] = {"number", "a number from 0", {TESI_ACT_NUMBERS}},
        [ACT_WORD] = {"word", "a word that the rules declare", {space->labels}},
        [ACT_OTHER] = {"other",
                       "what has no place in the other parts, in the order of "
                       "the options",
                       {cat->ntogether > 0 ? OVERLAID_OTHER : DEFAULT_OTHER}},
    };
    for (int p = 0; p < ACT_PARTS; p++) {
        tes_part *part = &space->acts[p];
        memcpy(part->dims, parts[p].dims, sizeof part->dims);
        if (p == ACT_OTHER) space->natural = space->actions;
        put_part(part, &space->actions, parts[p].name, parts[p].what);
    }
}

static void add_plane(struct tes_space *space, const char *name,
                      const char *what, uint32_t a, uint32_t b)
{
    tes_part *part = &space->planes[space->nplanes++];
    part->dims[0] = a;
    part->dims[1] = b;
    put_part(part, &space->size, name, what);
}

static uint32_t count_vars(const struct tes_space *space, tesI_scope scope)
{
    uint32_t count = 0;
    for (uint32_t v = 0; v < space->cat->nvars; v++) {
        count += space->cat->vars[v].scope == scope;
    }
    return at_least_one(count);
}

static void lay_out_planes(struct tes_space *space)
{
    const struct tesI_catalogue *cat = space->cat;
    uint32_t seats = (uint32_t)cat->players, w = space->window;
    static const char *const board[][2] = {TESI_BOARD_PLANES};

    add_plane(space, "now",
              "turn; tiles left; stage of the game; whose turn; whose decision "
              "(-1: chance or nobody); number of options; phase + 1; word of "
              "the question + 1; type + 1 of the tile to lay; seat that looks; "
              "how many tiles lie outside of the window",
              TESI_NOW, 0);
    add_plane(space, "offered", "placements offered, by printed type",
              cat->nprinted, 0);
    add_plane(space, "seats", "points, then figures in the supply by piece",
              seats, 1 + cat->npieces);
    add_plane(space, "piles", "tiles of each printed type, by pile",
              at_least_one(cat->npiles), cat->nprinted);
    add_plane(space, "buried", "tiles out of the game, by pile",
              at_least_one(cat->npiles), 0);
    add_plane(space, "secrets", "1 when it can be seen; how much it holds",
              at_least_one(space->secrets), 2);
    add_plane(space, "game_variables", "what rules note of the game",
              count_vars(space, SCOPE_GAME), 0);
    add_plane(space, "seat_variables", "what rules note of each seat", seats,
              count_vars(space, SCOPE_PLAYER));
    add_plane(space, "figures",
              "piece + 1; owner + 1 or 0; kind of place; line + 1 and column + "
              "1 or 0; segment, side or zone; 1 at a corner, or holder of the "
              "zone + 1; what rules note of it",
              space->figures,
              TESI_FIGURE_FIELDS + count_vars(space, SCOPE_FIGURE));
    add_plane(space, "links",
              "joins that rules made: line + 1, column + 1, segment of both "
              "ends",
              TESI_LINK_ROWS, 6);
    add_plane(space, "maps",
              "keys that have a value, and a number made from all of them, by "
              "variable",
              count_vars(space, SCOPE_MAP), 2);
    for (size_t i = 0; i < sizeof board / sizeof *board; i++) {
        add_plane(space, board[i][0], board[i][1], w, w);
    }
    for (uint32_t v = 0; v < cat->nvars; v++) {
        if (cat->vars[v].scope != SCOPE_TILE) continue;
        add_plane(space, tesI_text(cat, cat->vars[v].name),
                  "what rules note of the tile", w, w);
    }
}

/* ---- life ---------------------------------------------------------------- */

static bool measure(struct tes_space *space, tes_error *err)
{
    tes_secret secret;
    tes_game *game = tes_game_new(space->rules, 1, err);
    if (game == NULL) return false;
    space->cat = game->cat;
    space->figures = at_least_one(tes_game_figures(game));
    while (tes_game_secret(game, space->secrets, &secret)) space->secrets++;
    tes_game_free(game);
    for (uint32_t t = 0; t < space->cat->ntypes; t++) {
        uint32_t segments = space->cat->types[t].nsegments;
        if (segments > space->segments) space->segments = segments;
    }
    space->segments = at_least_one(space->segments);
    space->labels = at_least_one(space->cat->declared);
    return true;
}

tes_space *tes_space_new(tes_ruleset *rules, uint32_t window, tes_error *err)
{
    if (window == 0 || window > MOST_WINDOW || window % 2 == 0) {
        tesI_error(err, TES_EINPUT,
                   "the window is an odd number of cells, at most %u, not %u",
                   MOST_WINDOW, window);
        return NULL;
    }
    struct tes_space *space = tesI_zalloc(sizeof *space);
    if (space != NULL) {
        space->rules = rules;
        space->window = window;
        space->half = window / 2;
        space->cells = window * window;
        if (!measure(space, err)) {
            tesI_free(space);
            return NULL;
        }
        lay_out_actions(space);
        lay_out_planes(space);
        for (uint32_t c = 0; c < PAGE_CELLS; c++) {
            uint32_t line = c / PAGE_SIDE, column = c % PAGE_SIDE;
            space->offsets[c] = (line * window + column) * TESI_SIDES;
        }
        space->stamps = tesI_zalloc(space->natural * sizeof *space->stamps);
    }
    if (space == NULL || space->stamps == NULL) {
        tes_space_free(space);
        tesI_error(err, TES_EMEMORY, "out of memory");
        return NULL;
    }
    return space;
}

void tes_space_free(tes_space *space)
{
    if (space == NULL) return;
    tesI_free(space->stamps);
    tesI_free(space->list);
    tesI_free(space->pages);
    tesI_free(space->roots);
    tesI_free(space);
}

/* ---- reading ------------------------------------------------------------- */

uint32_t tes_space_actions(const tes_space *space) { return space->actions; }

uint32_t tes_space_size(const tes_space *space) { return space->size; }

bool tes_space_action_part(const tes_space *space, uint32_t index,
                           tes_part *out)
{
    if (index >= ACT_PARTS) return false;
    *out = space->acts[index];
    return true;
}

bool tes_space_plane(const tes_space *space, uint32_t index, tes_part *out)
{
    if (index >= space->nplanes) return false;
    *out = space->planes[index];
    return true;
}

/* Text that grows; `text` is NULL when memory is out. */
struct growing {
    char *text;
    size_t length, cap;
};

static void add(struct growing *to, const char *text)
{
    size_t length = strlen(text);
    if (to->text == NULL) return;
    if (to->length + length + 1 > to->cap) {
        size_t cap = (to->length + length + 1) * 2;
        char *grown = tesI_realloc(to->text, cap);
        if (grown == NULL) tesI_free(to->text);
        to->text = grown;
        to->cap = cap;
        if (grown == NULL) return;
    }
    memcpy(to->text + to->length, text, length + 1);
    to->length += length;
}

/* Names are words of rules: letters, digits and a few signs. */
static void add_parts(struct growing *to, const char *name,
                      const tes_part *parts, uint32_t count)
{
    char numbers[96];
    add(to, ",\n \"");
    add(to, name);
    add(to, "\":[");
    for (uint32_t i = 0; i < count; i++) {
        const tes_part *part = &parts[i];
        add(to, i == 0 ? "\n  {\"name\":\"" : ",\n  {\"name\":\"");
        add(to, part->name);
        snprintf(numbers, sizeof numbers, "\",\"first\":%u,\"count\":%u",
                 part->first, part->count);
        add(to, numbers);
        for (int d = 0; d < 4 && part->dims[d] != 0; d++) {
            snprintf(numbers, sizeof numbers, "%s%u", d ? "," : ",\"dims\":[",
                     part->dims[d]);
            add(to, numbers);
        }
        add(to, "],\"what\":\"");
        add(to, part->what);
        add(to, "\"}");
    }
    add(to, "]");
}

char *tes_space_schema(const tes_space *space)
{
    char head[120];
    struct growing out = {tesI_zalloc(1), 0, 1};

    snprintf(head, sizeof head,
             "{\"window\":%u,\"actions\":%u,\"size\":%u,\"dtype\":\"int32\"",
             space->window, space->actions, space->size);
    add(&out, head);
    add_parts(&out, "action_parts", space->acts, ACT_PARTS);
    add_parts(&out, "planes", space->planes, space->nplanes);
    add(&out, "}\n");
    return out.text;
}
