/* names.c - the tables that translate between records and Tessera. */
#include "names.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define COUNT(table) (sizeof(table) / sizeof *(table))

/* record's type, our piece; a kind that is not here has the same name */
static const struct {
    const char *type, *piece;
} pieces[] = {
    {"small", "meeple"},
    {"tower", "turret"},
};

/* record's category, our reason (NULL: the same), tiles compared, opens a
 * turn; a category that is not here has the same name and compares tiles */
static const struct {
    const char *category, *reason;
    bool tiles, opens;
} categories[] = {
    {"fairy", NULL, false, true},
    {"ransom", NULL, false, false},
    {"king", NULL, false, false},
    {"robber", NULL, false, false},
    {"king+robber", NULL, false, false},
    {"trade-goods", NULL, false, false},
    {"gold", NULL, false, false},
    {"castle", NULL, false, false},
    {"vodyanoy", NULL, false, false},
    {"special-monastery", "dormitory", true, false},
    {"watchtower", NULL, false, false},
    {"bigtop", NULL, false, false},
    {"acrobats", NULL, false, false},
};

/* a category of the record that is one of another name to us */
static const struct {
    const char *record, *category;
} same[] = {
    {"shrine", "monastery"},
};

/* category (NULL: any), record's term, our term. "*": the whole event is
 * compared by its sum, as both cut it into terms differently. */
static const struct {
    const char *category, *term, *ours;
} terms[] = {
    {"monastery", "tiles", "around"},
    {"garden", "tiles", "around"},
    {NULL, "tiles", "tile"},
    {NULL, "pennants", "pennant"},
    {"field", "cities", "city"},
    {"field", "besieged", "besieged"},
    {"field", "pigs", "farmed"},
    {"field", "pigHerds", "farmed"},
    {"field", "coc", "carcassonne"},
    {"king", "cities", "city"},
    {"robber", "roads", "road"},
    {"ransom", "meeples", "ransom"},
    {"road", "meeples", "crowd"},
    {"bigtop", "meeples", "bigtop"},
    {"acrobats", "meeples", "acrobats"},
    {NULL, "little-buildings", "building"},
    {NULL, "little-buildings.tower", "turret"},
    {NULL, "little-buildings.house", "house"},
    {NULL, "little-buildings.shed", "shed"},
    {"watchtower", "roads", "road"},
    {"watchtower", "cities", "city"},
    {"watchtower", "monasteries", "monastery"},
    {"watchtower", "meeples", "meeple"},
    {"fairy", "fairy", "*"},
    {"city", "cathedral", "*"},
    {"city", "besieged", "*"},
    {"road", "inn", "*"},
    {"trade-goods", "trade-goods.CLOTH", "cloth"},
    {"trade-goods", "trade-goods.GRAIN", "grain"},
    {"trade-goods", "trade-goods.WINE", "wine"},
    {"field", "castles", "*"}, /* theirs are no cities, but worth 1 more */
    {"special-monastery", NULL, "*"},
    {"hut", NULL, "*"},
    {"vodyanoy", NULL, "*"},
    {"castle", NULL, "*"}, /* named after the best feature: any of several */
};

/* our terms that the record lists without a count */
static const char *const uncounted[] = {
    "farmed", "carcassonne",  "cloth",    "grain",  "wine",      "king",
    "robber", "king+robber",  "mage",     "witch",  "vineyards", "wind-rose",
    "church", "darmstadtium", "building", "turret", "house",     "shed"};

/* The phase in which `legal_meeples` and `legal_other` are offered. */
static const char figure_phase[] = "figure";

/* our option kind, our verb (NULL: any; "*": the name of a piece), the
 * record's act, what the line holds. First row that fits. */
static const struct {
    tes_option_kind kind;
    const char *verb, *act;
    option_shape shape;
} acts[] = {
    {TES_OPT_PASS, NULL, "pass", SHAPE_WORD},
    {TES_OPT_EDGE, "bridge", "bridge", SHAPE_LINE},
    {TES_OPT_SEGMENT, "castle", "castle", SHAPE_SIDE},
    {TES_OPT_SEGMENT, "ferry", "ferry", SHAPE_PAIR},
    {TES_OPT_SEGMENT, "ferry-move", "ferry-move", SHAPE_PAIR},
    {TES_OPT_SEGMENT, "mage", "mage", SHAPE_PLACE},
    {TES_OPT_SEGMENT, "witch", "witch", SHAPE_PLACE},
    {TES_OPT_SEGMENT, "tunnel-a", "tunnel", SHAPE_TOKEN},
    {TES_OPT_SEGMENT, "tunnel-b", "tunnel", SHAPE_TOKEN},
    {TES_OPT_SEGMENT, "tunnel-c", "tunnel", SHAPE_TOKEN},
    {TES_OPT_SEGMENT, "*", "deploy", SHAPE_SPOT},
    {TES_OPT_TILE, "shed", "building", SHAPE_VERB},
    {TES_OPT_TILE, "house", "building", SHAPE_VERB},
    {TES_OPT_TILE, "turret", "building", SHAPE_VERB},
    {TES_OPT_TILE, "gold", "gold", SHAPE_CELL},
    {TES_OPT_WORD, "fly", "deploy", SHAPE_FLIGHT},
    {TES_OPT_WORD, "corn-add", "corn-add", SHAPE_NAME},
    {TES_OPT_WORD, "corn-remove", "corn-remove", SHAPE_NAME},
    {TES_OPT_TILE, "fairy", "fairy", SHAPE_CELL},
    {TES_OPT_TILE, "dragon", "dragon", SHAPE_CELL},
    {TES_OPT_TILE, "applause", "acrobats-score", SHAPE_CELL},
    {TES_OPT_TILE, "tower-piece", "tower-piece", SHAPE_CELL},
    {TES_OPT_TILE, "*", "deploy", SHAPE_TOWER},
    {TES_OPT_ZONE, "count", "count", SHAPE_NAME},
    {TES_OPT_ZONE, "*", "deploy", SHAPE_ZONE},
    {TES_OPT_CELL, "abbey", "abbey", SHAPE_CELL},
    {TES_OPT_FIGURE, "grow", "flock-expand", SHAPE_FOOT},
    {TES_OPT_FIGURE, "stable", "flock-score", SHAPE_FOOT},
    {TES_OPT_FIGURE, "recall", "return abbot", SHAPE_FIGURE},
    {TES_OPT_FIGURE, "free", "return trap", SHAPE_FIGURE},
    {TES_OPT_FIGURE, "princess", "return princess", SHAPE_FIGURE},
    {TES_OPT_FIGURE, "escape", "return escape", SHAPE_FIGURE},
    {TES_OPT_FIGURE, "take-back", "return festival", SHAPE_FIGURE},
    {TES_OPT_FIGURE, "corn-home", "return corn-circle", SHAPE_FIGURE},
    {TES_OPT_FIGURE, "fairy", "fairy", SHAPE_FIGURE},
    {TES_OPT_FIGURE, "capture", "capture", SHAPE_FIGURE},
    {TES_OPT_FIGURE, "exchange", "exchange", SHAPE_KIND},
    {TES_OPT_FIGURE, "ransom", "ransom", SHAPE_JAIL},
};

/* Phases whose offers in short form are those of several acts. */
static const struct {
    const char *phase, *act[2];
} shared[] = {
    {"mage-witch", {"mage", "witch"}},
    {"abbey-end", {"abbey", NULL}},
};

static const char *const never_listed[] = {"ransom", "corn-add", "corn-remove"};

/* A tile with this suffix is the same as without when the module that reads
 * its mark is not in the game. */
static const struct {
    const char *suffix, *module;
} plain_without[] = {
    {"-garden", "abbot"},
};

static const char *const phantom_tiles[] = {"river2/wW-volcano-lake"};

/* our tile id, the record's: both rivers have the same spring */
static const struct {
    const char *id, *record;
} tiles[] = {
    {"river2/wE-spring", "river/wE-spring"},
};

/* record's token, our variable, or NULL for a piece of that name; `holder`:
 * a variable of the game that names the seat which has the only one */
static const struct {
    const char *token, *variable;
    bool holder;
} tokens[] = {
    {"tower-piece", NULL, false},
    {"bridge", NULL, false},
    {"castle", NULL, false},
    {"king", "king-and-robber.king", true},
    {"robber", "king-and-robber.robber", true},
    {"abbey", "abbey-and-mayor.abbeys", false},
    {"wine", "traders-and-builders.wine", false},
    {"grain", "traders-and-builders.grain", false},
    {"cloth", "traders-and-builders.cloth", false},
    {"gold", "goldmines.gold", false},
    {"tunnel-a", NULL, false},
    {"tunnel-b", NULL, false},
    {"tunnel-c", NULL, false},
    {"shed", NULL, false},
    {"house", NULL, false},
    {"tower", NULL, false},
};

/* our piece, the list of `board` in which the record has what lies there */
static const struct {
    const char *piece, *list;
} laid[] = {
    {"tunnel-a", "tunnels"}, {"tunnel-b", "tunnels"}, {"tunnel-c", "tunnels"},
    {"shed", "buildings"},   {"house", "buildings"},  {"turret", "buildings"},
};

/* A module and tile set of ours that is run under another name. */
static const char *renamed, *renamed_to, *renamed_in;

/* Prisoners are in this zone of who holds them. */
static const char jail[] = "prison";

static const char *const sides[] = {"N", "E", "S", "W"};
static const char *const halves[] = {"NL", "NR", "EL", "ER",
                                     "SL", "SR", "WL", "WR"};

void name_rename(const char *from, const char *to, const char *folder)
{
    renamed = from;
    renamed_to = to;
    renamed_in = folder;
}

const char *name_folder(void) { return renamed_in; }

const char *name_module(const char *module)
{
    return renamed && strcmp(module, renamed) == 0 ? renamed_to : module;
}

const char *name_piece_in_record(const char *piece)
{
    for (size_t i = 0; i < COUNT(pieces); i++)
        if (strcmp(pieces[i].piece, piece) == 0) return pieces[i].type;
    return piece;
}

const char *name_piece_of_record(const char *type)
{
    for (size_t i = 0; i < COUNT(pieces); i++)
        if (strcmp(pieces[i].type, type) == 0) return pieces[i].piece;
    return type;
}

const char *name_category_in_record(const char *reason)
{
    for (size_t i = 0; i < COUNT(categories); i++)
        if (categories[i].reason && strcmp(categories[i].reason, reason) == 0)
            return categories[i].category;
    return reason;
}

const char *name_category_of_record(const char *category)
{
    for (size_t i = 0; i < COUNT(same); i++)
        if (strcmp(same[i].record, category) == 0) return same[i].category;
    return category;
}

bool name_category_has_tiles(const char *category)
{
    for (size_t i = 0; i < COUNT(categories); i++)
        if (strcmp(categories[i].category, category) == 0)
            return categories[i].tiles;
    return true;
}

bool name_opens_turn(const char *category)
{
    for (size_t i = 0; i < COUNT(categories); i++)
        if (strcmp(categories[i].category, category) == 0)
            return categories[i].opens;
    return false;
}

const char *name_term_of_record(const char *category, const char *term)
{
    for (size_t i = 0; i < COUNT(terms); i++)
        if ((!terms[i].term || strcmp(terms[i].term, term) == 0) &&
            (!terms[i].category || strcmp(terms[i].category, category) == 0))
            return terms[i].ours;
    return term;
}

static bool is_piece(const tes_ruleset *rules, const char *name)
{
    for (uint32_t i = 0; i < tes_ruleset_pieces(rules); i++)
        if (strcmp(tes_piece_name(rules, i), name) == 0) return true;
    return false;
}

const char *name_act(const tes_ruleset *rules, const tes_option *option,
                     option_shape *shape)
{
    const char *verb = option->verb ? option->verb : "";

    for (size_t i = 0; i < COUNT(acts); i++) {
        if (acts[i].kind != option->kind) continue;
        if (acts[i].verb && strcmp(acts[i].verb, "*") == 0) {
            if (!is_piece(rules, verb)) continue;
        } else if (acts[i].verb && strcmp(acts[i].verb, verb) != 0) {
            continue;
        }
        *shape = acts[i].shape;
        return acts[i].act;
    }
    return NULL;
}

static bool among(const char *const *list, size_t count, const char *word)
{
    for (size_t i = 0; i < count; i++)
        if (strcmp(list[i], word) == 0) return true;
    return false;
}

bool name_term_counts(const char *term)
{
    return !among(uncounted, COUNT(uncounted), term);
}

bool name_never_an_event(const char *category)
{
    return strcmp(category, "bazaar") == 0;
}

bool name_idle_event(const char *category, const char *name)
{
    if (name && strstr(name, ".challenged")) return true;
    return strcmp(category, "castle") == 0;
}

bool name_figure_phase(const char *phase)
{
    return strcmp(phase, figure_phase) == 0;
}

bool name_asked_less(const char *phase) { return strcmp(phase, "castle") == 0; }

bool name_left_out(const char *phase) { return strcmp(phase, "tunnel") == 0; }

bool name_opens_entry(const char *prompt)
{
    return strcmp(prompt, "abbey") == 0;
}

const char *name_deploy_act(const char *phase)
{
    return strcmp(phase, "wagons") == 0 ? "wagon" : NULL;
}

const char *name_phase_act(const char *phase, size_t index)
{
    for (size_t i = 0; i < COUNT(shared); i++)
        if (strcmp(shared[i].phase, phase) == 0)
            return index < COUNT(shared[i].act) ? shared[i].act[index] : NULL;
    return index == 0 ? phase : NULL;
}

bool name_never_listed(const char *act)
{
    return among(never_listed, COUNT(never_listed), act);
}

bool name_phantom_tile(const char *id)
{
    return among(phantom_tiles, COUNT(phantom_tiles), id);
}

static bool has_module(const json_t *setup, const char *module)
{
    size_t index;
    json_t *name;

    json_array_foreach(json_object_get(setup, "modules"), index, name)
    {
        if (strcmp(json_string_value(name), module) == 0) return true;
    }
    return false;
}

text name_tile_of_record(const json_t *setup, const char *id)
{
    size_t length = strlen(id), slash;
    text to = {0}, set = {0};

    for (size_t i = 0; i < COUNT(plain_without); i++) {
        size_t end = strlen(plain_without[i].suffix);

        if (length > end && !has_module(setup, plain_without[i].module) &&
            strcmp(id + length - end, plain_without[i].suffix) == 0)
            length -= end;
    }
    slash = strcspn(id, "/");
    text_add(&set, "%.*s", (int)slash, id);
    text_add(&to, "%s%.*s", name_module(set.byte), (int)(length - slash),
             id + slash);
    return to;
}

const char *name_tile_place(const char *id)
{
    return strstr(id, "razboynik")  ? "razboynik"
           : strstr(id, "vodyanoy") ? "vodyanoy"
           : strstr(id, "acrobats") ? "acrobats"
                                    : "tower";
}

const char *name_tile_in_record(const char *id)
{
    for (size_t i = 0; i < COUNT(tiles); i++)
        if (strcmp(tiles[i].id, id) == 0) return tiles[i].record;
    return id;
}

static bool name_pieces(const tes_game *game, const char *piece, int player,
                        int64_t *count)
{
    const tes_ruleset *rules = tes_game_rules(game);

    for (uint32_t i = 0; i < tes_ruleset_pieces(rules); i++)
        if (strcmp(tes_piece_name(rules, i), piece) == 0) {
            *count = tes_game_supply(game, player, i);
            return true;
        }
    return false;
}

bool name_token(const tes_game *game, const char *token, int player,
                int64_t *count)
{
    for (size_t i = 0; i < COUNT(tokens); i++) {
        int64_t seat;

        if (strcmp(tokens[i].token, token) != 0) continue;
        if (!tokens[i].variable)
            return name_pieces(game, name_piece_of_record(token), player,
                               count);
        if (!tokens[i].holder)
            return tes_game_value(game, tokens[i].variable, player, count);
        if (!tes_game_value(game, tokens[i].variable, TES_CHANCE, &seat))
            return false;
        *count = seat == player + 1; /* 0: nobody */
        return true;
    }
    return false;
}

const char *name_token_at(size_t index)
{
    return index < COUNT(tokens) ? tokens[index].token : NULL;
}

const char *name_zone(const char *zone)
{
    const char *dot = zone ? strrchr(zone, '.') : NULL;

    return dot ? dot + 1 : zone ? zone : "?";
}

int name_jailer(const tes_figure *figure)
{
    if (figure->at != TES_AT_ZONE || strcmp(name_zone(figure->zone), jail))
        return -1;
    return figure->holder;
}

bool name_is_token(const char *piece)
{
    const char *token = name_piece_in_record(piece);

    for (size_t i = 0; i < COUNT(tokens); i++)
        if (strcmp(tokens[i].token, token) == 0) return true;
    return false;
}

bool name_laid(const char *piece, const char *list)
{
    for (size_t i = 0; i < COUNT(laid); i++)
        if (strcmp(laid[i].list, list) == 0 &&
            (!piece || strcmp(laid[i].piece, piece) == 0))
            return true;
    return false;
}

unsigned name_ports(const json_t *ports)
{
    unsigned mask = 0;
    size_t index;
    json_t *port;

    json_array_foreach(ports, index, port)
    {
        const char *name = json_string_value(port);

        for (unsigned i = 0; name && i < COUNT(sides); i++)
            if (strcmp(name, sides[i]) == 0) mask |= 1u << i;
        for (unsigned i = 0; name && i < COUNT(halves); i++)
            if (strcmp(name, halves[i]) == 0) mask |= 1u << (8 + i);
    }
    return mask;
}

static void append(char *to, size_t size, const char *word)
{
    size_t length = strlen(to);

    snprintf(to + length, size - length, "%s%s", length ? "," : "", word);
}

void name_write_ports(unsigned mask, unsigned center, char *to, size_t size)
{
    *to = '\0';
    for (unsigned i = 0; i < COUNT(sides); i++)
        if (mask >> i & 1) append(to, size, sides[i]);
    for (unsigned i = 0; i < COUNT(halves); i++)
        if (mask >> (8 + i) & 1) append(to, size, halves[i]);
    if (mask == 0 && center > 1)
        snprintf(to, size, "center%u", center);
    else if (mask == 0)
        snprintf(to, size, "center");
}
