/* test_trial.c - a trial finds what it looks for: one fault planted for each
 * check, in rules that keep something outside the state, in files that change,
 * or in the game itself. The faults stand in trial.lua. */
#include <errno.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#include "bind/handles.h"
#include "folder.h"
#include "script/vm/require.h"
#include "script/vm/vm.h"
#include "state/game.h"
#include "trial/drive.h"

static int tests, failures;

/* check(name, why not or nil) */
static int l_check(lua_State *L)
{
    const char *why = luaL_optstring(L, 2, NULL);

    printf("%sok %d - %s\n", why ? "not " : "", ++tests,
           luaL_checkstring(L, 1));
    if (why) printf("# %s\n", why);
    failures += why != NULL;
    return 0;
}

/* write(name, text) -> path of a file of rules */
static int l_write(lua_State *L)
{
    static char paths[16][PATH_ROOM], names[16][32];
    static int count;
    const char *text = luaL_checkstring(L, 2);

    if (count == 16) return luaL_error(L, "too many files");
    snprintf(names[count], sizeof names[count], "%s", luaL_checkstring(L, 1));
    name_file(paths[count], names[count]);
    FILE *file = fopen(paths[count], "w");
    if (file == NULL || fputs(text, file) < 0 || fclose(file) != 0)
        return luaL_error(L, "%s: %s", paths[count], strerror(errno));
    lua_pushstring(L, paths[count++]);
    return 1;
}

static uint32_t *words(tes_game *game, tesI_column column)
{
    return game->store.rows[column].data;
}

/* What the last answer has overwritten is noted wrongly. */
static void spoil_journal(tes_game *game)
{
    uint32_t end = game->store.rows[COL_JOURNAL].len;

    while (tesI_noted(words(game, COL_JOURNAL), &end).column != COL_WORDS) {
    }
    words(game, COL_JOURNAL)[end]++;
}

/* The second option becomes the first. */
static void spoil_options(tes_game *game)
{
    uint32_t *first = words(game, COL_OPTIONS) + tesI_last(game)->first;

    memmove(first + OPTION_WORDS, first, OPTION_WORDS * sizeof *first);
}

/* spoil(game, what): a fault that no rule could make */
static int l_spoil(lua_State *L)
{
    tes_game *game = h_game_at(L, 1);
    const struct tesI_layout *layout = &game->cat->layout;
    const char *what = luaL_checkstring(L, 2);

    if (strcmp(what, "hash") == 0) game->store.hash ^= 1;
    if (strcmp(what, "node") == 0) words(game, COL_NODES)[0]++;
    if (strcmp(what, "score") == 0) words(game, COL_WORDS)[layout->scores]++;
    if (strcmp(what, "supply") == 0) words(game, COL_WORDS)[layout->supplies]++;
    if (strcmp(what, "tile") == 0)
        words(game, COL_TILES)[TILE_WORDS + 2] = words(game, COL_TILES)[2];
    if (strcmp(what, "journal") == 0) spoil_journal(game);
    if (strcmp(what, "options") == 0) spoil_options(game);
    return 0;
}

/* Runs trial.lua with the functions of the tester, and these. */
static int run(lua_State *L)
{
    lua_pushfstring(L, "%s/tests/script/trial.lua", root_of());
    if (luaL_loadfile(L, lua_tostring(L, -1)) != LUA_OK) return lua_error(L);
    lua_getfield(L, LUA_REGISTRYINDEX, "tessera.engine");
    lua_pushcfunction(L, l_check);
    lua_pushcfunction(L, l_write);
    lua_pushcfunction(L, l_spoil);
    lua_call(L, 4, 0);
    return 0;
}

int main(void)
{
    static const tes_source source = {.root = NULL};
    struct tes_ruleset *vm;

    if (open_folder() != 0) return 1;
    vm = tesI_drive_open(&source, NULL);
    if (vm == NULL) return 1;
    tesI_require(vm->L, "tester/trial"); /* require is there from now on */
    lua_pushcfunction(vm->L, run);
    if (lua_pcall(vm->L, 0, 0, 0) != LUA_OK) {
        printf("Bail out! %s\n", lua_tostring(vm->L, -1));
        failures++;
    }
    printf("1..%d\n", tests);
    tesI_drive_close(vm);
    return close_folder(NULL) != 0 || failures > 0;
}
