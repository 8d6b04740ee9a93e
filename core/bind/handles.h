/* handles.h - rulesets and games as Lua has them: userdata that own them. */
#ifndef TESSERA_BIND_HANDLES_H
#define TESSERA_BIND_HANDLES_H

#include "bind/values.h"

#define H_RULESET "tes.ruleset"
#define H_GAME "tes.game"

/* A ruleset with a count of references: its own userdata and those of its games
 * and players. It is freed with the last of these, so the order of finalizers
 * does not matter. */
typedef struct h_rules {
    tes_ruleset *rules;
    unsigned refs;
} h_rules;

/* A game as Lua sees it. `game` is NULL after free. */
typedef struct h_game {
    tes_game *game;
    h_rules *rules;
    bool logged; /* driven through a save: must not be answered directly */
} h_game;

/* The ruleset of a live handle. Raises for anything else. */
h_rules *h_check_ruleset(lua_State *L, int arg);

/* Pushes a new handle without a ruleset. Set ->rules afterwards: a ruleset made
 * before this call would leak if it raises. */
h_rules *h_push_ruleset(lua_State *L);

/* Drops one reference; NULL is allowed. */
void h_rules_release(h_rules *rules);

/* The handle of a live game; the game itself. Raise for anything else. */
h_game *h_check_game(lua_State *L, int arg);
tes_game *h_game_at(lua_State *L, int arg);

/* Pushes an empty handle with a reference to rules. Set ->game afterwards. */
h_game *h_push_game(lua_State *L, h_rules *rules);

/* The same, filled: returns 1, or for NULL what h_fail returns. */
int h_filled(lua_State *L, h_game *handle, tes_game *game, tes_error *err);

/* ruleset:free(), game:free() */
int h_ruleset_free(lua_State *L);
int h_game_free(lua_State *L);

#endif
