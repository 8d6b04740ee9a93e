/* common.c - rulesets and dice for the tests of this folder. */
#include "common.h"

#include <dirent.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

const char *root(void)
{
    const char *folder = getenv("TESSERA_ROOT");
    return folder == NULL || *folder == '\0' ? "." : folder;
}

tes_source source_of(const char *config)
{
    size_t length = strlen(config);
    tes_source source = {.root = root()};

    if (length > 4 && strcmp(config + length - 4, ".lua") == 0) {
        source.config_file = config;
    } else {
        source.config_text = config;
    }
    return source;
}

tes_ruleset *load(const char *config)
{
    tes_error err = {0};
    tes_source source = source_of(config);
    tes_ruleset *rules = tes_ruleset_load(&source, &err);

    if (rules == NULL) fail_msg("%s: %s", config, err.text);
    return rules;
}

uint32_t next(uint64_t *dice, uint32_t limit)
{
    *dice = *dice * UINT64_C(6364136223846793005) + 1442695040888963407u;
    return (uint32_t)((*dice >> 33) % limit);
}

static int by_name(const void *a, const void *b) { return strcmp(a, b); }

const char *module(uint32_t index)
{
    static char names[128][64];
    static uint32_t count;

    if (count == 0) {
        char path[1024];
        snprintf(path, sizeof path, "%s/expansions", root());
        DIR *folder = opendir(path);
        const struct dirent *entry;
        while (folder && (entry = readdir(folder)) && count < 128) {
            snprintf(path, sizeof path, "%s/expansions/%s/rules.lua", root(),
                     entry->d_name);
            if (entry->d_name[0] == '.' || access(path, R_OK) != 0) continue;
            snprintf(names[count++], 64, "%.63s", entry->d_name);
        }
        if (folder) closedir(folder);
        qsort(names, count, 64, by_name);
    }
    return index < count ? names[index] : NULL;
}

const char *with_module(const char *name)
{
    static char text[256];
    bool alone = strcmp(name, "die-stadt") == 0;

    snprintf(text, sizeof text, "return { modules = { %s'%s' }, players = 3 }",
             alone ? "" : "'base', 'farmers', ", name);
    return text;
}
