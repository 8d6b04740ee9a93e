/* game.c - games: life, decisions, answers. Reading the board, figures
 * and events is in board.c. */
#include "bind/bind.h"
#include "bind/handles.h"

/* Longest option key that is read without a second call. */
#define KEY_ROOM 256

static tes_game *check(lua_State *L) { return h_game_at(L, 1); }

/* For calls that change the game: a logged game changes through its save only.
 */
static tes_game *check_free(lua_State *L)
{
    h_game *handle = h_check_game(L, 1);
    luaL_argcheck(L, !handle->logged, 1,
                  "this game is answered through its save");
    return handle->game;
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

/* game:view(seat) -> the game as the seat sees it, or a watcher (-1) | nil,
 * error */
static int h_game_view(lua_State *L)
{
    tes_error err = {0};
    h_game *from = h_check_game(L, 1);
    int seat = h_any_seat(L, 2);
    h_game *view = h_push_game(L, from->rules);
    return h_filled(L, view, tes_game_view(from->game, seat, &err), &err);
}

/* game:viewer() -> seat whose view it is, -1: a watcher's | nil: it is no view
 */
static int h_game_viewer(lua_State *L)
{
    int seat;
    return tes_game_viewer(check(L), &seat) ? h_integer(L, seat) : 0;
}

/* game:sample(seed) -> a game that could be the one behind this view | nil,
 * error */
static int h_game_sample(lua_State *L)
{
    tes_error err = {0};
    h_game *from = h_check_game(L, 1);
    uint64_t seed = (uint64_t)luaL_checkinteger(L, 2);
    h_game *sample = h_push_game(L, from->rules);
    return h_filled(L, sample, tes_game_sample(from->game, seed, &err), &err);
}

/* game:hides() -> is anything ever hidden from anybody? */
H_GETTER(h_game_hides, h_boolean, tes_ruleset_secrets(tes_game_rules(check(L))))

/* game:sees(seat) -> may the seat see the options of the decision? */
H_GETTER(h_game_sees, h_boolean, tes_game_sees(check(L), h_seat(L, 2)))

/* game:secrets() -> list of { name, owner, seen, count, items }; owner nil:
 * nobody's; items nil: they cannot be seen */
static int h_game_secrets(lua_State *L)
{
    tes_game *game = check(L);
    tes_secret secret;
    char item[KEY_ROOM];
    lua_newtable(L);
    for (uint32_t i = 0; tes_game_secret(game, i, &secret); i++) {
        H_PUSH(L, tes_secret, &secret, name, seen, count);
        if (secret.owner >= 0) h_set_int(L, "owner", secret.owner);
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
    static const char *const states[] = {
        [TES_ASKING] = "asking", [TES_OVER] = "over", [TES_STUCK] = "stuck"};
    return h_string(L, states[tes_game_status(check(L))]);
}

H_GETTER(h_game_hash, h_integer, (lua_Integer)tes_game_hash(check(L)))
H_GETTER(h_game_memory, h_integer, (lua_Integer)tes_game_memory(check(L)))
H_GETTER(h_game_turn, h_integer, tes_game_turn(check(L)))
H_GETTER(h_game_player, h_integer, tes_game_player(check(L)))
H_GETTER(h_game_phase, h_string, tes_game_phase(check(L)))
/* game:answers() -> number of answers given */
H_GETTER(h_game_answers, h_integer, tes_game_answers(check(L)))
/* game:wasted() -> ms of processor time that its rules took until they were
 * stopped */
H_GETTER(h_game_wasted, h_integer,
         (lua_Integer)tes_ruleset_wasted(tes_game_rules(check(L))))

/* game:hopeless() -> have its rules used up the time of two answers? See
 * tes_ruleset_hopeless */
H_GETTER(h_game_hopeless, h_boolean,
         tes_ruleset_hopeless(tes_game_rules(check(L))))

static int h_game_undo_window(lua_State *L)
{
    tes_game *game = check(L);
    tes_game_undo_window(game, h_index(L, 2));
    return 0;
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
    case TES_OPT_PLACE:
        H_SET(L, tes_option, option, type, rotation, laid, over, x, y);
        break;
    case TES_OPT_SEGMENT:
        H_SET(L, tes_option, option, segment, node, second, tile);
        if (option->corner) h_set_bool(L, "corner", true);
        break;
    case TES_OPT_TYPE: H_SET(L, tes_option, option, type); break;
    case TES_OPT_TILE: H_SET(L, tes_option, option, tile, x, y); break;
    case TES_OPT_CELL: H_SET(L, tes_option, option, x, y); break;
    case TES_OPT_EDGE: H_SET(L, tes_option, option, side, x, y); break;
    case TES_OPT_PLAYER: H_SET(L, tes_option, option, player); break;
    case TES_OPT_NUMBER: H_SET(L, tes_option, option, number); break;
    case TES_OPT_FIGURE: H_SET(L, tes_option, option, figure); break;
    case TES_OPT_PASS:
    case TES_OPT_ZONE:
    case TES_OPT_WORD: break;
    }
}

static void push_option(lua_State *L, const tes_option *option)
{
    H_PUSH(L, tes_option, option, verb, word, piece, weight);
    h_set_string(L, "kind", option_kinds[option->kind]);
    set_targets(L, option);
}

/* Sets `about`: what the decision, or one of its options, is about, as a list
 * of options whose verb says what each is there. Not set: about nothing. */
static void set_about(lua_State *L, const tes_game *game, uint32_t index)
{
    tes_option option;
    if (!tes_game_about(game, index, 0, &option)) return;
    lua_newtable(L);
    for (uint32_t i = 0; tes_game_about(game, index, i, &option); i++) {
        push_option(L, &option);
        lua_rawseti(L, -2, (lua_Integer)i + 1);
    }
    lua_setfield(L, -2, "about");
}

/* game:decision() -> { player, phase, module, prompt, count, weight, hidden,
 * about } | nil; hidden: this is a view that does not show the options */
static int h_game_decision(lua_State *L)
{
    tes_decision decision;
    tes_game *game = check(L);
    if (!tes_game_decision(game, &decision)) return 0;
    H_PUSH(L, tes_decision, &decision, player, phase, module, prompt, count,
           weight);
    if (decision.hidden) h_set_bool(L, "hidden", true);
    set_about(L, game, TES_NONE);
    return 1;
}

/* game:option(index) -> table | nil */
static int h_game_option(lua_State *L)
{
    tes_option option;
    tes_game *game = check(L);
    uint32_t index = h_index(L, 2);
    if (!tes_game_option(game, index, &option)) return 0;
    push_option(L, &option);
    set_about(L, game, index);
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
    return index == TES_NONE ? 0 : h_integer(L, index);
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
H_RESULT(h_game_answer, tes_game_answer(check_free(L), h_index(L, 2), &err))

/* game:roll() -> true | nil, error */
H_RESULT(h_game_roll, tes_game_roll(check_free(L), &err))

/* game:conclude() -> true | nil, error: as if it ended now */
H_RESULT(h_game_conclude, tes_game_conclude(check_free(L), &err))

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

static const luaL_Reg methods[] = {
    {"answer", h_game_answer},
    {"answers", h_game_answers},
    {"clone", h_game_clone},
    {"conclude", h_game_conclude},
    {"decision", h_game_decision},
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
    {"wasted", h_game_wasted},
    {NULL, NULL},
};

int h_open_game(lua_State *L)
{
    h_class(L, H_GAME, methods, h_game_free);
    h_class(L, H_GAME, h_board_methods, h_game_free);
    lua_newtable(L);
    return 1;
}
