/* rules.c - targets that load a ruleset: configs, module files, tile sets. */
#include "targets.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

void fuzz_config(const char *text, size_t size)
{
    tes_source source = small_source();
    source.config_text = text;
    try_source(&source, size);
}

void fuzz_module(const char *text, size_t size)
{
    char config[700];
    tes_source source = small_source();
    tes_error err = {TES_OK, NULL};

    snprintf(config, sizeof config, "return { rules = { '%s' } }",
             own_file("fuzz.lua", text, size));
    source.config_text = config;
    try_source(&source, size);
    if (size % 4 != 0) return;
    snprintf(config, sizeof config, "check:%s", own_path("fuzz.lua"));
    char *found = tes_describe(NULL, &source, config, &err);
    if (found == NULL) expect_said(&err);
    free(found);
}

void fuzz_tiles(const char *text, size_t size)
{
    const char *path[2] = {NULL, NULL};
    char folder[600];
    tes_source source = small_source();
    tes_error err = {TES_OK, NULL};

    own_file("tiles/fuzz.lua", text, size);
    snprintf(folder, sizeof folder, "%s", own_path(""));
    path[0] = folder;
    source.path = path;
    source.config_text = "return { modules = { 'base' }, tiles = { 'fuzz' } }";
    try_source(&source, size);
    if (size % 4 != 0) return;
    char *found = tes_describe(NULL, &source, "tileset fuzz", &err);
    if (found == NULL) expect_said(&err);
    free(found);
}
