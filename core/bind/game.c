/* bind_game.c - games: life, decisions, answers. Reading the board, figures
 * and events is in bind_board.c. */
#include "host.h"

#include <limits.h>

#define GAME "tes.game"

/* Longest option key that is read without a second call. */
#define KEY_ROOM 256

h_game *h_check_game(lua_State *L, int arg)
{
    h_game *handle = luaL_checkudata(L, arg, GAME);
    luaL_argcheck(L, handle->game != NULL, arg, "game was freed");
    return handle;
}

h_game *h_push_game(lua_State *L, h_rules *rules)
{
    h_game *handle = lua_newuserdatauv(L, sizeof *handle, 0);
    *handle = (h_game){0};
    luaL_setmetatable(L, GAME);
    handle->rules = rules;
    rules->refs++;
    return handle;
}

static tes_game *check(lua_State *L) { return h_check_game(L, 1)->game; }

/* For calls that change the game: those of a logged game go by its save. */
static tes_game *check_free(lua_State *L)
{
    h_game *handle = h_check_game(L, 1);
    luaL_argcheck(L, !handle->logged, 1,
                  "this game is answered through its save");
    return handle->game;
}

static int h_game_free(lua_State *L)
{
    h_game *handle = luaL_checkudata(L, 1, GAME);
    if (handle->game) tes_game_free(handle->game);
    handle->game = NULL;
    h_rules_release(handle->rules);
    handle->rules = NULL;
    return 0;
}

/* game:clone() -> game, not logged */
static int h_game_clone(lua_State *L)
{
    h_game *from = h_check_game(L, 1);
    h_game *clone = h_push_game(L, from->rules);
    clone->game = tes_game_clone(from->game);
    if (!clone->game) return h_fail_text(L, TES_EMEMORY, "not enough memory");
    return 1;
}

/* Pushes a game that the library has made of the one at 1, or its error. */
static int push_made(lua_State *L, h_game *made, tes_game *game, tes_error *err)
{
    made->game = game;
    if (!game) return h_fail(L, err);
    tes_error_clear(err);
    return 1;
}

/* game:view(seat) -> what the seat sees, -1: who looks on | nil, error */
static int h_game_view(lua_State *L)
{
    tes_error err = {0};
    h_game *from = h_check_game(L, 1);
    lua_Integer seat = luaL_checkinteger(L, 2);
    bool fits = seat >= INT_MIN && seat <= INT_MAX;
    h_game *view = h_push_game(L, from->rules);
    tes_game *game =
        tes_game_view(from->game, fits ? (int)seat : INT_MAX, &err);
    return push_made(L, view, game, &err);
}

/* game:viewer() -> whose view it is, -1: of who looks on | nil: it is none */
static int h_game_viewer(lua_State *L)
{
    int seat;
    if (!tes_game_viewer(h_check_game(L, 1)->game, &seat)) return 0;
    lua_pushinteger(L, seat);
    return 1;
}

/* game:sample(seed) -> a game that a view may be of | nil, error */
static int h_game_sample(lua_State *L)
{
    tes_error err = {0};
    h_game *from = h_check_game(L, 1);
    uint64_t seed = (uint64_t)luaL_checkinteger(L, 2);
    h_game *sample = h_push_game(L, from->rules);
    return push_made(L, sample, tes_game_sample(from->game, seed, &err), &err);
}

/* game:hides() -> is anything ever hidden from anybody? */
static int h_game_hides(lua_State *L)
{
    lua_pushboolean(L, tes_ruleset_secrets(tes_game_rules(check(L))));
    return 1;
}

/* game:sees(seat) -> may the seat see the options of the decision? */
static int h_game_sees(lua_State *L)
{
    tes_game *game = check(L);
    lua_pushboolean(L, tes_game_sees(game, h_seat(L, 2)));
    return 1;
}

/* game:secrets() -> list of { name, owner, seen, count, items }; owner nil:
 * nobody's; items nil: they cannot be seen */
static int h_game_secrets(lua_State *L)
{
    tes_game *game = check(L);
    tes_secret secret;
    char item[KEY_ROOM];
    lua_newtable(L);
    for (uint32_t i = 0; tes_game_secret(game, i, &secret); i++) {
        lua_createtable(L, 0, 5);
        h_set_string(L, "name", secret.name);
        if (secret.owner >= 0) h_set_int(L, "owner", secret.owner);
        h_set_bool(L, "seen", secret.seen);
        h_set_int(L, "count", secret.count);
        if (secret.seen) {
            lua_newtable(L);
            for (uint32_t n = 0;
                 tes_game_secret_item(game, i, n, item, sizeof item) > 0; n++) {
                lua_pushstring(L, item);
                lua_rawseti(L, -2, (lua_Integer)n + 1);
            }
            lua_setfield(L, -2, "items");
        }
        lua_rawseti(L, -2, (lua_Integer)i + 1);
    }
    return 1;
}

/* game:status() -> "asking" | "over" | "stuck" */
static int h_game_status(lua_State *L)
{
    tes_game_state state = tes_game_status(check(L));
    lua_pushstring(L, state == TES_ASKING ? "asking"
                      : state == TES_OVER ? "over"
                                          : "stuck");
    return 1;
}

static int h_game_hash(lua_State *L)
{
    lua_pushinteger(L, (lua_Integer)tes_game_hash(check(L)));
    return 1;
}

static int h_game_memory(lua_State *L)
{
    lua_pushinteger(L, (lua_Integer)tes_game_memory(check(L)));
    return 1;
}

static int h_game_turn(lua_State *L)
{
    lua_pushinteger(L, tes_game_turn(check(L)));
    return 1;
}

static int h_game_player(lua_State *L)
{
    lua_pushinteger(L, tes_game_player(check(L)));
    return 1;
}

static int h_game_phase(lua_State *L)
{
    lua_pushstring(L, tes_game_phase(check(L)));
    return 1;
}

static int h_game_undo_window(lua_State *L)
{
    tes_game *game = check(L);
    tes_game_undo_window(game, h_index(L, 2));
    return 0;
}

static int h_game_drop_cache(lua_State *L)
{
    tes_game_drop_cache(check(L));
    return 0;
}

/* game:decision() -> { player, phase, module, prompt, count, weight, hidden } |
 * nil;
 * hidden: this is a view that does not show the options */
static int h_game_decision(lua_State *L)
{
    tes_decision decision;
    if (!tes_game_decision(check(L), &decision)) return 0;
    lua_createtable(L, 0, 5);
    h_set_int(L, "player", decision.player);
    h_set_string(L, "phase", decision.phase);
    h_set_string(L, "module", decision.module);
    h_set_string(L, "prompt", decision.prompt);
    h_set_int(L, "count", decision.count);
    h_set_int(L, "weight", decision.weight);
    if (decision.hidden) h_set_bool(L, "hidden", true);
    return 1;
}

/* game:pending() -> player, count | nil; the decision without a table, for
 * loops that play many games */
static int h_game_pending(lua_State *L)
{
    tes_decision decision;
    tes_game *game = check(L);
    if (tes_game_status(game) != TES_ASKING ||
        !tes_game_decision(game, &decision))
        return 0;
    lua_pushinteger(L, decision.player);
    lua_pushinteger(L, decision.count);
    return 2;
}

static const char *const option_kinds[] = {
    [TES_OPT_PASS] = "pass",       [TES_OPT_PLACE] = "place",
    [TES_OPT_SEGMENT] = "segment", [TES_OPT_FIGURE] = "figure",
    [TES_OPT_TILE] = "tile",       [TES_OPT_TYPE] = "type",
    [TES_OPT_CELL] = "cell",       [TES_OPT_EDGE] = "edge",
    [TES_OPT_PLAYER] = "player",   [TES_OPT_ZONE] = "zone",
    [TES_OPT_NUMBER] = "number",   [TES_OPT_WORD] = "word",
};

/* Sets the fields that options of this kind use. */
static void set_targets(lua_State *L, const tes_option *option)
{
    switch (option->kind) {
    case TES_OPT_PASS: break;
    case TES_OPT_PLACE:
        h_set_id(L, "type", option->type);
        h_set_int(L, "rotation", option->rotation);
        h_set_id(L, "laid", option->laid);
        h_set_id(L, "over", option->over);
        break;
    case TES_OPT_SEGMENT:
        h_set_id(L, "segment", option->segment);
        h_set_id(L, "node", option->node);
        h_set_id(L, "second", option->second);
        if (option->corner) h_set_bool(L, "corner", true);
        break;
    case TES_OPT_TYPE: h_set_id(L, "type", option->type); break;
    case TES_OPT_EDGE: h_set_int(L, "side", option->side); break;
    case TES_OPT_PLAYER: h_set_int(L, "player", option->player); break;
    case TES_OPT_NUMBER: h_set_int(L, "number", option->number); break;
    case TES_OPT_FIGURE: h_set_id(L, "figure", option->figure); break;
    case TES_OPT_TILE:
    case TES_OPT_CELL:
    case TES_OPT_ZONE:
    case TES_OPT_WORD: break;
    }
    if (option->kind == TES_OPT_SEGMENT || option->kind == TES_OPT_TILE)
        h_set_id(L, "tile", option->tile);
    if (option->kind == TES_OPT_PLACE || option->kind == TES_OPT_TILE ||
        option->kind == TES_OPT_CELL || option->kind == TES_OPT_EDGE) {
        h_set_int(L, "x", option->x);
        h_set_int(L, "y", option->y);
    }
}

/* game:option(index) -> table | nil */
static int h_game_option(lua_State *L)
{
    tes_option option;
    tes_game *game = check(L);
    if (!tes_game_option(game, h_index(L, 2), &option)) return 0;
    lua_createtable(L, 0, 8);
    h_set_string(L, "kind", option_kinds[option.kind]);
    h_set_string(L, "verb", option.verb);
    h_set_string(L, "word", option.word);
    h_set_string(L, "piece", option.piece);
    h_set_int(L, "weight", option.weight);
    set_targets(L, &option);
    return 1;
}

/* game:key(index) -> key | nil */
static int h_game_key(lua_State *L)
{
    char room[KEY_ROOM];
    tes_game *game = check(L);
    uint32_t index = h_index(L, 2);
    size_t length = tes_game_key(game, index, room, sizeof room);
    if (length == 0) return 0;
    if (length < sizeof room) {
        lua_pushlstring(L, room, length);
        return 1;
    }
    luaL_Buffer b;
    char *key = luaL_buffinitsize(L, &b, length + 1);
    tes_game_key(game, index, key, length + 1);
    luaL_pushresultsize(&b, length);
    return 1;
}

/* game:find(key) -> index | nil */
static int h_game_find(lua_State *L)
{
    tes_game *game = check(L);
    uint32_t index = tes_game_find(game, h_text(L, 2));
    if (index == TES_NONE) return 0;
    lua_pushinteger(L, index);
    return 1;
}

/* game:vetoes() -> list of "key: reason" */
static int h_game_vetoes(lua_State *L)
{
    tes_game *game = check(L);
    char text[512];
    lua_newtable(L);
    for (uint32_t i = 0; tes_game_veto(game, i, text, sizeof text) > 0; i++) {
        lua_pushstring(L, text);
        lua_rawseti(L, -2, (lua_Integer)i + 1);
    }
    return 1;
}

/* game:answer(index) -> true | nil, error */
static int h_game_answer(lua_State *L)
{
    tes_error err = {0};
    tes_game *game = check_free(L);
    return h_result(L, tes_game_answer(game, h_index(L, 2), &err), &err);
}

/* game:roll() -> true | nil, error */
static int h_game_roll(lua_State *L)
{
    tes_error err = {0};
    return h_result(L, tes_game_roll(check_free(L), &err), &err);
}

/* game:undo(answers) -> true | nil, error */
static int h_game_undo(lua_State *L)
{
    tes_game *game = check_free(L);
    tes_status status = tes_game_undo(game, h_index(L, 2));
    if (status == TES_EWINDOW)
        return h_fail_text(L, status, "cannot take back so many answers");
    tes_error err = {0};
    return h_result(L, status, &err);
}

/* game:hopeless() -> have its rules taken the time of two answers until they
 * were stopped? see tes_ruleset_hopeless */
static int h_game_hopeless(lua_State *L)
{
    lua_pushboolean(L, tes_ruleset_hopeless(tes_game_rules(check(L))));
    return 1;
}

/* game:answers() -> number of answers given */
static int h_game_answers(lua_State *L)
{
    lua_pushinteger(L, tes_game_answers(check(L)));
    return 1;
}

static const luaL_Reg methods[] = {
    {"answer", h_game_answer},
    {"answers", h_game_answers},
    {"clone", h_game_clone},
    {"decision", h_game_decision},
    {"drop_cache", h_game_drop_cache},
    {"find", h_game_find},
    {"free", h_game_free},
    {"hash", h_game_hash},
    {"hides", h_game_hides},
    {"hopeless", h_game_hopeless},
    {"key", h_game_key},
    {"memory", h_game_memory},
    {"option", h_game_option},
    {"pending", h_game_pending},
    {"phase", h_game_phase},
    {"player", h_game_player},
    {"roll", h_game_roll},
    {"sample", h_game_sample},
    {"secrets", h_game_secrets},
    {"sees", h_game_sees},
    {"status", h_game_status},
    {"turn", h_game_turn},
    {"undo", h_game_undo},
    {"undo_window", h_game_undo_window},
    {"vetoes", h_game_vetoes},
    {"view", h_game_view},
    {"viewer", h_game_viewer},
    {NULL, NULL},
};

int h_open_game(lua_State *L)
{
    luaL_newmetatable(L, GAME);
    luaL_newlib(L, methods);
    h_add_board_methods(L);
    lua_setfield(L, -2, "__index");
    h_set_function(L, "__gc", h_game_free);
    h_set_function(L, "__close", h_game_free);
    lua_pop(L, 1);
    lua_newtable(L);
    return 1;
}
