/* test_failed - answers that fail leave the game as it was: contract 3.
 *
 * Rules that fail are those of a module made here, in $TMPDIR. The n-th
 * allocation is made to fail in the allocators of the core and of Lua.
 * $TES_PROPERTY_GAMES scales the run. Prints TAP. */
#include "configs.h"
#include "failed.h"
#include "play.h"
#include "tap.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

/* Each place fails after it has written. */
static const char faulty[] =
    "module { 'faulty', title = 'Faulty', version = '1', needs = 'base' }\n"
    "local S = state { n = 'integer', deployed = 'integer' }\n"
    "local function count(g, fails)\n"
    "  S.n = S.n + 1\n"
    "  if fails then error('fault ' .. S.n) end\n"
    "end\n"
    "on.placed(function(g, tile) count(g, tile.cell.x == 2) end)\n"
    "on.deployed(function(g)\n"
    "  S.deployed = g.turn\n"
    "  count(g, g.turn % 3 == 0)\n"
    "end)\n"
    "on.scored(function(g) count(g, g.turn % 4 == 0) end)\n"
    "phase { 'faulty', after = 'score', run = function(g)\n"
    "  count(g, g.turn % 7 == 5 and S.deployed ~= g.turn)\n"
    "end }\n"
    "score.road.bonus(function(road)\n"
    "  if road.tiles == 5 then error 'five' end\n"
    "end)\n";

static char folder[512];

static bool write_module(void)
{
    const char *temporary = getenv("TMPDIR");
    char path[600];
    FILE *file;

    snprintf(folder, sizeof folder, "%s/tessera-faulty.XXXXXX",
             temporary && *temporary ? temporary : "/tmp");
    if (!mkdtemp(folder)) return false;
    snprintf(path, sizeof path, "%s/faulty", folder);
    if (mkdir(path, 0777) != 0) return false;
    snprintf(path, sizeof path, "%s/faulty/rules.lua", folder);
    file = fopen(path, "w");
    if (!file) return false;
    fputs(faulty, file);
    return fclose(file) == 0;
}

static void remove_module(void)
{
    char path[600];

    snprintf(path, sizeof path, "%s/faulty/rules.lua", folder);
    unlink(path);
    snprintf(path, sizeof path, "%s/faulty", folder);
    rmdir(path);
    rmdir(folder);
}

static tes_ruleset *load(const tes_source *source)
{
    tes_error err = {0};
    tes_ruleset *rules = tes_ruleset_load(source, &err);

    if (!rules) tap_fail("%s", err.text ? err.text : "does not load");
    tes_error_clear(&err);
    return rules;
}

static void check_rules(unsigned games)
{
    const char *const path[] = {folder, NULL};
    tes_source source = {.config_text =
                             "return { modules = { 'base', 'farmers',"
                             " 'abbot', 'faulty' }, players = 3 }",
                         .path = path,
                         .root = config_root()};
    tes_ruleset *rules = NULL;
    faults count = {0};

    if (!write_module())
        tap_fail("%s: cannot be written", folder);
    else
        rules = load(&source);
    for (unsigned i = 0; rules && i < games; i++)
        if (!faults_play(rules, "faulty", 1 + i, &count)) break;
    if (rules && (count.failed < games || count.stuck == 0))
        tap_fail("only %u answers failed, %u games got stuck", count.failed,
                 count.stuck);
    if (rules) tes_ruleset_free(rules);
    remove_module();
    tap_note("%u answers failed, %u games got stuck", count.failed,
             count.stuck);
    tap_result("answers that rules fail");
}

static void check_memory(unsigned games)
{
    tes_source source = {.config_text =
                             "return { modules = { 'base', 'farmers',"
                             " 'abbot', 'river' }, players = 2 }",
                         .root = config_root()};
    tes_ruleset *rules = load(&source);
    faults count = {0};

    for (unsigned i = 0; rules && i < games; i++)
        if (!play_without_memory(rules, 1 + i, 3)) break;
    if (rules) tes_ruleset_free(rules);
    tap_result("answers without memory");
    faults_load(&source, &count);
    tap_note("%u attempts failed", count.failed);
    tap_result("start without memory");
}

int main(void)
{
    const char *text = getenv("TES_PROPERTY_GAMES");
    unsigned games = text && *text ? (unsigned)strtoul(text, NULL, 10) : 12;

    check_rules(games ? games : 1);
    check_memory(games ? games : 1);
    return tap_end();
}
