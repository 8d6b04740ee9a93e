/* config.c - from the set-up of a record to a config of Tessera. */
#include "lines.h"
#include "names.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#define COUNT(table) (sizeof(table) / sizeof *(table))

/* record's module, our module (NULL: no module of its own); the same name
 * when it is not here. Several of the record may be one of ours. */
static const struct {
    const char *record, *ours;
} modules[] = {
    {"escape", NULL}, /* a switch of cathars, see espace-variant */
    {"flier", "flying-machines"},
    {"bridges-castles-and-bazaars", "bridges-castles-bazaars"},
    {"circles1", "corn-circles"},
    {"circles2", "corn-circles-2"},
    {"bigtop", "under-the-big-top"},
    {"acrobats", "under-the-big-top"},
    {"ringmaster", "under-the-big-top"},
    {"windroses", "wind-roses"},
    {"russian", "russian-promos"},
    {"spieldoch", "spiel-doch"},
};

/* record's rule (NULL: every record) and value ("*": any), our module,
 * option and its value as a Lua expression (NULL: the record's as text) */
static const struct {
    const char *rule, *value, *module, *option, *set;
} rules[] = {
    /* recorded without pig herds */
    {NULL, "*", "traders-and-builders", "herd", "false"},
    {NULL, "*", "rivers", "rule", "\"peer\""},
    {NULL, "*", "count", "city", "\"open\""},
    {NULL, "*", "russian-promos", "first", "\"peer\""},
    {NULL, "*", "monasteries", "fairy", "\"peer\""},
    {NULL, "*", "monasteries", "gold", "\"peer\""},
    {NULL, "*", "under-the-big-top", "castle", "\"lord\""},
    {"tiny-city-scoring", "4", "base", "tiny_city", "false"},
    {"tiny-city-scoring", "2", "base", "tiny_city", "true"},
    {"field-scoring", "3-per-completed-city-per-field", "farmers", "scoring",
     "\"field\""},
    {"inn-and-cathedral-final-scoring", "*", "inns-and-cathedrals",
     "incomplete", NULL},
    {"king-and-robber-scoring", "*", "king-and-robber", "scoring", NULL},
    {"espace-variant", "*", "cathars", "escape", NULL},
    {"coc-final-scoring", "*", "count", "final", NULL},
    {"count-move", "*", "count", "move", NULL},
    {"princess-action", "*", "princess-and-dragon", "princess", NULL},
    {"fairy-placement", "*", "princess-and-dragon", "fairy", NULL},
    {"dragon-move", "*", "princess-and-dragon", "dragon", NULL},
    {"barn-placement", "*", "abbey-and-mayor", "barn", NULL},
    {"wagon-move", "C2", "abbey-and-mayor", "wagon", "\"near\""},
    {"wagon-move", "C1", "abbey-and-mayor", "wagon", "\"connected\""},
    {"hill-tiebreaker", "*", "hills-and-sheep", "hills", NULL},
    {"vineyards-for-garden", "true", "hills-and-sheep", "vineyards",
     "\"gardens\""},
    {"bazaar-no-auction", "true", "bridges-castles-bazaars", "auction",
     "false"},
    {"more-tunnel-tokens", "*", "tunnel", "tokens", NULL},
    {"tunnelize-other-expansions", "true", "tunnel", "underpasses", "true"},
    {"tunnelize-other-expansions", "false", "tunnel", "underpasses", "false"},
    {"festival-return", "*", "festival", "returns", NULL},
    {"labyrinth-variant", "*", "labyrinth", "variant", NULL},
    {"pig-herd", "true", "gq11", "herd", "true"},
    {"pig-herd", "false", "gq11", "herd", "false"},
    {"keep-monasteries", "*", "monasteries", "others", NULL},
    {"little-buildings-scoring", "*", "little-buildings", "scoring", NULL},
};

/* prefix of tile ids, the tile set; the same name when it is not here */
static const struct {
    const char *prefix, *set;
} sets[] = {
    {"abbey", "abbey-and-mayor"},        {"bridges", "bridges-castles-bazaars"},
    {"flier", "flying-machines"},        {"gold", "goldmines"},
    {"hills", "hills-and-sheep"},        {"inns", "inns-and-cathedrals"},
    {"king", "king-and-robber"},         {"mage", "mage-and-witch"},
    {"princess", "princess-and-dragon"}, {"river2", "river-2"},
    {"traders", "traders-and-builders"}, {"bigtop", "under-the-big-top"},
    {"circles1", "corn-circles"},        {"circles2", "corn-circles-2"},
    {"russian", "russian-promos"},       {"spieldoch", "spiel-doch"},
    {"windroses", "wind-roses"},
};

static const char *our_module(const char *record)
{
    for (size_t i = 0; i < COUNT(modules); i++)
        if (strcmp(modules[i].record, record) == 0)
            return modules[i].ours ? name_module(modules[i].ours) : NULL;
    return name_module(record);
}

static bool exists(const char *root, const char *module)
{
    char path[1024];

    snprintf(path, sizeof path, "%s/expansions/%s/rules.lua", root, module);
    if (access(path, R_OK) == 0) return true;
    if (!name_folder()) return false;
    snprintf(path, sizeof path, "%s/%s/rules.lua", name_folder(), module);
    return access(path, R_OK) == 0;
}

static bool has_module(const json_t *list, const char *module)
{
    size_t index;
    json_t *name;

    json_array_foreach(list, index, name)
    {
        const char *ours = our_module(json_string_value(name));

        if (ours && strcmp(ours, name_module(module)) == 0) return true;
    }
    return false;
}

/* our module that comes with a module of the record */
static const struct {
    const char *record, *ours;
} company[] = {
    {"river", "rivers"},
    {"river-2", "rivers"},
    {"besiegers", "cathars"},
};

static bool comes_with(const json_t *list, const char *module)
{
    if (has_module(list, module)) return true;
    for (size_t i = 0; i < COUNT(company); i++)
        if (strcmp(company[i].ours, module) == 0 &&
            has_module(list, company[i].record))
            return true;
    return false;
}

/* Writes every option that the record sets for one of our modules. */
static void write_options(FILE *out, const json_t *setup, const char *module)
{
    const json_t *set = json_object_get(setup, "rules");

    fprintf(out, "    [\"%s\"] = {", name_module(module));
    for (size_t i = 0; i < COUNT(rules); i++) {
        const json_t *given =
            rules[i].rule ? json_object_get(set, rules[i].rule) : NULL;
        const char *value = !rules[i].rule         ? ""
                            : json_is_true(given)  ? "true"
                            : json_is_false(given) ? "false"
                                                   : json_string_value(given);

        if (!value || strcmp(rules[i].module, module) != 0 ||
            (strcmp(rules[i].value, "*") != 0 &&
             strcmp(rules[i].value, value) != 0))
            continue;
        if (rules[i].set)
            fprintf(out, " %s = %s,", rules[i].option, rules[i].set);
        else
            fprintf(out, " %s = \"%s\",", rules[i].option, value);
    }
    fputs(" },\n", out);
}

/* True when `module` is the first of its name in the table of rules. */
static bool first_rule(size_t row)
{
    for (size_t i = 0; i < row; i++)
        if (strcmp(rules[i].module, rules[row].module) == 0) return false;
    return true;
}

/* A module of the record that does not exist, or NULL. */
static const char *find_missing(const json_t *list, const char *root)
{
    size_t index;
    json_t *name;

    json_array_foreach(list, index, name)
    {
        const char *module = our_module(json_string_value(name));

        if (module && !exists(root, module)) return module;
    }
    return NULL;
}

static void write_modules(const json_t *list, FILE *out)
{
    lines seen = {0};
    size_t index;
    json_t *name;

    json_array_foreach(list, index, name)
    {
        const char *module = our_module(json_string_value(name));
        bool again = module && lines_take(&seen, module);

        if (!module) continue;
        lines_add(&seen, "%s", module);
        if (!again) fprintf(out, " \"%s\",", module);
    }
    lines_clear(&seen);
}

/* Does the game begin with this tile? */
static bool begins_with(const json_t *setup, const char *id)
{
    size_t index;
    json_t *tile;

    json_array_foreach(json_object_get(setup, "start"), index, tile)
    {
        if (strcmp(json_string_value(json_array_get(tile, 0)), id) == 0)
            return true;
    }
    return false;
}

char *config_of_record(const json_t *setup, const char *root,
                       const char **missing)
{
    const json_t *list = json_object_get(setup, "modules");
    char *result = NULL;
    size_t size;
    FILE *out;

    *missing = find_missing(list, root);
    if (*missing) return NULL;
    out = open_memstream(&result, &size);
    if (!out) return NULL;
    fputs("return {\n  modules = {", out);
    write_modules(list, out);
    fprintf(out, " },\n  players = %d,\n  seed = 1,\n  options = {\n",
            (int)json_integer_value(json_object_get(setup, "players")));
    for (size_t i = 0; i < COUNT(rules); i++)
        if (first_rule(i) && comes_with(list, rules[i].module))
            write_options(out, setup, rules[i].module);
    fputs("  },\n", out);
    /* of two springs that of the river, which is not the first of ours */
    if (!json_object_get(setup, "pack") && has_module(list, "gq11") &&
        begins_with(setup, "river/wE-spring"))
        fputs("  tiles = { gq11 = { [\"rW-wE-spring\"] = 0 } },\n", out);
    fputs("}\n", out);
    fclose(out);
    return result;
}

/* Number of copies of one of our tiles in the pack of a record. */
static int copies(const json_t *setup, const char *id)
{
    const json_t *list = json_object_get(setup, "modules");
    const char *other = name_tile_in_record(id); /* of which we have two */
    int count = 0;
    size_t index;
    json_t *row;

    json_array_foreach(json_object_get(setup, "pack"), index, row)
    {
        const char *name = json_string_value(json_array_get(row, 0));
        text tile = name_tile_of_record(setup, name);

        if (strcmp(tile.byte, id) == 0 ||
            (strcmp(name, other) == 0 && !has_module(list, "river")))
            count += (int)json_integer_value(json_array_get(row, 1));
    }
    return count;
}

static text set_of(const char *id)
{
    text set = {0};

    text_add(&set, "%.*s", (int)strcspn(id, "/"), id);
    for (size_t i = 0; i < COUNT(sets); i++)
        if (strcmp(sets[i].prefix, set.byte) == 0)
            set = (text){0}, text_add(&set, "%s", sets[i].set);
    return set;
}

/* Is this the first type of its set? */
static bool opens_set(const tes_ruleset *loaded, uint32_t type, const char *set)
{
    for (uint32_t t = 0; t < type; t++)
        if (strcmp(set_of(tes_type_id(loaded, t)).byte, set) == 0) return false;
    return true;
}

char *config_with_pack(const json_t *setup, const char *config,
                       const tes_ruleset *loaded)
{
    char *result = NULL;
    size_t size;
    FILE *out = open_memstream(&result, &size);

    if (!out) return NULL;
    /* all of it but the brace at its end */
    fprintf(out, "%.*s  tiles = {\n", (int)strlen(config) - 2, config);
    for (uint32_t first = 0; first < tes_ruleset_types(loaded); first++) {
        text set = set_of(tes_type_id(loaded, first));

        if (!opens_set(loaded, first, set.byte)) continue;
        fprintf(out, "    [\"%s\"] = {", set.byte);
        for (uint32_t t = first; t < tes_ruleset_types(loaded); t++) {
            const char *id = tes_type_id(loaded, t);

            if (tes_type_plain(loaded, t) == t &&
                strcmp(set_of(id).byte, set.byte) == 0)
                fprintf(out, " [\"%s\"] = %d,", id, copies(setup, id));
        }
        fputs(" },\n", out);
    }
    fputs("  },\n}\n", out);
    fclose(out);
    return result;
}
