/* configs.c - the rulesets the properties are checked with. */
#include "configs.h"

#include "script/vm/vm.h"

#include <dirent.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>
#include "script/rules/ruleset.h"

void names_add(names *to, const char *name)
{
    size_t at = to->count;

    if (at == MAX_NAMES || names_has(to, name)) return;
    while (at > 0 && strcmp(to->name[at - 1], name) > 0) {
        memcpy(to->name[at], to->name[at - 1], NAME_SIZE);
        at--;
    }
    snprintf(to->name[at], NAME_SIZE, "%s", name);
    to->count++;
}

bool names_has(const names *in, const char *name)
{
    for (size_t i = 0; i < in->count; i++)
        if (strcmp(in->name[i], name) == 0) return true;
    return false;
}

bool names_unite(const names *a, const names *b, names *to)
{
    *to = *a;
    for (size_t i = 0; i < b->count; i++) names_add(to, b->name[i]);
    return to->count > a->count && to->count > b->count;
}

const char *config_root(void)
{
    const char *root = getenv("TESSERA_ROOT");

    return root && *root ? root : ".";
}

void config_modules(names *to)
{
    char path[1024];
    struct dirent *entry;
    DIR *dir;

    snprintf(path, sizeof path, "%s/expansions", config_root());
    dir = opendir(path);
    while (dir && (entry = readdir(dir))) {
        snprintf(path, sizeof path, "%s/expansions/%s/rules.lua", config_root(),
                 entry->d_name);
        if (entry->d_name[0] != '.' && access(path, R_OK) == 0)
            names_add(to, entry->d_name);
    }
    if (dir) closedir(dir);
}

void config_files(const char *folder, names *to)
{
    char path[1024];
    struct dirent *entry;
    DIR *dir;

    snprintf(path, sizeof path, "%s/%s", config_root(), folder);
    dir = opendir(path);
    while (dir && (entry = readdir(dir))) {
        const char *dot = strrchr(entry->d_name, '.');

        if (dot && strcmp(dot, ".lua") == 0) names_add(to, entry->d_name);
    }
    if (dir) closedir(dir);
}

static void each_file(const char *folder, config_visit *visit)
{
    names files = {.count = 0};
    char file[1024];

    config_files(folder, &files);
    for (size_t i = 0; i < files.count; i++) {
        if (strncmp(files.name[i], "mega", 4) == 0) continue;
        snprintf(file, sizeof file, "%s/%s/%s", config_root(), folder,
                 files.name[i]);
        visit(files.name[i], file, NULL);
    }
}

void config_each(config_visit *visit)
{
    names modules = {.count = 0};
    char text[200];

    config_modules(&modules);
    for (size_t i = 0; i < modules.count; i++) {
        bool alone = strcmp(modules.name[i], "die-stadt") == 0;

        snprintf(text, sizeof text,
                 "return { modules = { %s'%s' }, players = 3 }",
                 alone ? "" : "'base', 'farmers', ", modules.name[i]);
        visit(modules.name[i], NULL, text);
    }
    each_file("expansions/presets", visit);
    each_file("tests/properties/configs", visit);
}

bool config_load(const char *file, const char *text, const char *other,
                 loaded *to, tes_error *err)
{
    tes_source source = {
        .config_file = file, .config_text = text, .root = config_root()};

    *to = (loaded){NULL, NULL, NULL};
    to->rules = tes_ruleset_load(&source, err);
    if (to->rules) to->shuffled = tesI_ruleset_load(&source, "last", err);
    source.config_text = other;
    if (to->shuffled) to->fresh = tes_ruleset_load(&source, err);
    if (to->fresh) return true;
    config_free(to);
    return false;
}

void config_free(loaded *all)
{
    if (all->rules) tes_ruleset_free(all->rules);
    if (all->fresh) tes_ruleset_free(all->fresh);
    if (all->shuffled) tes_ruleset_free(all->shuffled);
    *all = (loaded){NULL, NULL, NULL};
}

void config_write(const names *modules, bool backwards, int players,
                  int edition, char *to, size_t size)
{
    size_t at = (size_t)snprintf(to, size, "return { modules = {");

    for (size_t i = 0; i < modules->count && at < size; i++)
        at += (size_t)snprintf(
            to + at, size - at, " \"%s\",",
            modules->name[backwards ? modules->count - 1 - i : i]);
    if (at < size)
        at += (size_t)snprintf(to + at, size - at, " }, players = %d", players);
    if (edition && at < size)
        at += (size_t)snprintf(to + at, size - at,
                               ", options = { base = { edition = %d } }",
                               edition);
    if (at < size) snprintf(to + at, size - at, " }");
}

bool config_loads(const names *modules, int players, tes_error *err)
{
    char text[8192];
    tes_source source = {.config_text = text, .root = config_root()};
    tes_ruleset *rules;

    config_write(modules, false, players, 0, text, sizeof text);
    rules = tes_ruleset_load(&source, err);
    if (!rules) return false;
    tes_ruleset_free(rules);
    return true;
}

bool config_alone(const char *module, names *to, tes_error *err)
{
    static const char *const company[] = {NULL, "base", "farmers"};

    *to = (names){.count = 0};
    names_add(to, module);
    for (size_t i = 0; i < sizeof company / sizeof *company; i++) {
        if (company[i]) names_add(to, company[i]);
        tes_error_clear(err);
        if (config_loads(to, 2, err)) return true;
    }
    return false;
}

bool config_clashes(const char *problems)
{
    static const char *const signs[] = {"conflict", "is taken by"};
    const char *line = problems;

    while (line && *line) {
        size_t length = strcspn(line, "\n");
        bool clash = false;

        for (size_t i = 0; i < sizeof signs / sizeof *signs; i++) {
            const char *found = strstr(line, signs[i]);

            clash = clash || (found && found < line + length);
        }
        if (!clash) return false;
        line += length + (line[length] == '\n');
    }
    return problems != NULL;
}
