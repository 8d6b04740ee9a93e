/* ruleset.c - loading rulesets, and the public functions that need a VM. */
#include <stdio.h>
#include <string.h>

#include "game/clone.h"
#include "game/life.h"
#include "port/alloc.h"
#include "script/rules/open.h"
#include "script/rules/ruleset.h"
#include "script/vm/call.h"
#include "script/vm/compact.h"
#include "script/vm/require.h"
#include "turn/flow.h"

/* ---- talking to the Lua side -------------------------------------------- */

static void push_list(lua_State *L, const char *const *texts)
{
    lua_newtable(L);
    for (int i = 0; texts != NULL && texts[i] != NULL; i++) {
        lua_pushstring(L, texts[i]);
        lua_rawseti(L, -2, i + 1);
    }
}

/* Pushes a tes_source as a table; `from` may be NULL. */
static void push_source(lua_State *L, const tes_source *from)
{
    static const tes_source empty;
    const tes_source *source = from == NULL ? &empty : from;

    lua_newtable(L);
    lua_pushstring(L, source->config_file);
    lua_setfield(L, -2, "config_file");
    lua_pushstring(L, source->config_text);
    lua_setfield(L, -2, "config_text");
    push_list(L, source->set);
    lua_setfield(L, -2, "set");
    push_list(L, source->path);
    lua_setfield(L, -2, "path");
}

/* Runs inside a protected call: loads a file of lua/, calls its function
 * `topic` with the source and the argument, leaves its results. */
static int send(lua_State *L)
{
    const struct tesI_request *request = lua_touserdata(L, 1);
    tesI_require(L, request->file);
    lua_getfield(L, -1, request->topic);
    push_source(L, request->source);
    lua_pushstring(L, request->argument);
    lua_call(L, 2, request->results);
    return request->results;
}

bool tesI_request_send(struct tes_ruleset *vm, struct tesI_request *request,
                       tes_error *err)
{
    lua_pushcfunction(vm->L, send);
    lua_pushlightuserdata(vm->L, request);
    return tesI_run_within(vm, 1, request->results, err);
}

static char *take_text(lua_State *L, tes_error *err)
{
    size_t size;
    const char *text = lua_tolstring(L, -1, &size);
    char *copy = text == NULL ? NULL : tesI_realloc(NULL, size + 1);
    if (copy != NULL) memcpy(copy, text, size + 1);
    if (copy == NULL) tesI_error(err, TES_EMEMORY, "out of memory");
    return copy;
}

char *tesI_request_text(struct tes_ruleset *vm, struct tesI_request *request,
                        tes_error *err)
{
    if (!tesI_request_send(vm, request, err)) return NULL;
    return take_text(vm->L, err);
}

/* A failure whose text may be longer than tesI_error takes. */
static void fail_with(lua_State *L, tes_error *err)
{
    char *text = take_text(L, err);
    if (text == NULL || err == NULL) {
        tesI_free(text);
        return;
    }
    tes_error_clear(err);
    err->status = TES_EINPUT;
    err->text = text;
}

/* ---- what a ruleset says about itself ------------------------------------ */

/* The list { topic, text, is it an answer? ... } at the top becomes that of
 * the VM, and is popped. */
static bool take_answers(struct tes_ruleset *vm)
{
    lua_State *L = vm->L;
    uint32_t count = (uint32_t)lua_rawlen(L, -1) / 3;

    vm->answers = tesI_zalloc((count + 1) * sizeof *vm->answers);
    for (uint32_t i = 0; i < count && vm->answers != NULL; i++) {
        struct tesI_answer *answer = &vm->answers[i];
        vm->nanswers = i + 1;
        lua_rawgeti(L, -1, (lua_Integer)i * 3 + 1);
        lua_rawgeti(L, -2, (lua_Integer)i * 3 + 2);
        lua_rawgeti(L, -3, (lua_Integer)i * 3 + 3);
        answer->topic = tesI_strdup(lua_tostring(L, -3));
        answer->text = tesI_strdup(lua_tostring(L, -2));
        answer->failed = !lua_toboolean(L, -1);
        lua_pop(L, 3);
        if (answer->topic == NULL || answer->text == NULL) return false;
    }
    lua_pop(L, 1);
    return vm->answers != NULL;
}

char *tesI_ruleset_answer(const tes_ruleset *vm, const char *topic,
                          tes_error *err)
{
    for (uint32_t i = 0; i < vm->nanswers && topic != NULL; i++) {
        const struct tesI_answer *answer = &vm->answers[i];
        if (strcmp(answer->topic, topic) != 0) continue;
        if (answer->failed) {
            tesI_error(err, TES_EINPUT, "%s", answer->text);
            return NULL;
        }
        char *text = tesI_strdup(answer->text);
        if (text == NULL) tesI_error(err, TES_EMEMORY, TESI_NO_MEMORY);
        return text;
    }
    tesI_error(err, TES_EINPUT, "nothing is known about '%s'",
               topic == NULL ? "" : topic);
    return NULL;
}

/* ---- rulesets ------------------------------------------------------------ */

tes_ruleset *tes_ruleset_load(const tes_source *source, tes_error *err)
{
    return tesI_ruleset_load(source, NULL, err);
}

tes_ruleset *tesI_ruleset_load(const tes_source *source, const char *order,
                               tes_error *err)
{
    struct tesI_request request = {source, "boot", "load", order, 2};
    struct tes_ruleset *vm = tesI_open(source, err);
    if (vm == NULL) return NULL;
    if (!tesI_request_send(vm, &request, err)) {
        tesI_close(vm);
        return NULL;
    }
    if (lua_isnil(vm->L, -2)) { /* nil, all problems as one text */
        fail_with(vm->L, err);
        tesI_close(vm);
        return NULL;
    }
    lua_pop(vm->L, 1);
    if (!take_answers(vm)) {
        tesI_error(err, TES_EMEMORY, TESI_NO_MEMORY);
        tesI_close(vm);
        return NULL;
    }
    tesI_compact(vm);
    return vm;
}

uint64_t tes_ruleset_wasted(const tes_ruleset *rules)
{
    return rules->budget.wasted;
}

bool tes_ruleset_hopeless(const tes_ruleset *rules)
{
    return rules->budget.wasted / 2 >= rules->budget.time_limit;
}

void tes_ruleset_free(tes_ruleset *rules) { tesI_close(rules); }

/* Returns "" in *known when nothing is known. */
const char *tes_text(const tes_ruleset *rules, const char *key)
{
    lua_State *L = rules->L;
    const char *text = key;
    if (!lua_checkstack(L, 4)) return key;
    if (lua_getfield(L, LUA_REGISTRYINDEX, "tessera.texts") == LUA_TTABLE) {
        if (lua_getfield(L, -1, key) == LUA_TSTRING) {
            text = lua_tostring(L, -1); /* anchored in the table */
        }
        lua_pop(L, 1);
    }
    lua_pop(L, 1);
    return text;
}

int tes_type_turns(const tes_ruleset *rules, uint32_t type)
{
    uint8_t turns = 15;
    if (type < rules->cat->ntypes) turns = rules->cat->types[type].turns;
    return turns == 15 ? 4 : turns == 3 ? 2 : 1;
}

bool tes_ruleset_secrets(const tes_ruleset *rules)
{
    return rules->cat->secrets;
}

int tes_ruleset_players(const tes_ruleset *rules)
{
    return rules->cat->players;
}

uint64_t tes_ruleset_seed(const tes_ruleset *rules) { return rules->seed; }

uint32_t tes_ruleset_types(const tes_ruleset *rules)
{
    return rules->cat->ntypes;
}

const char *tes_type_id(const tes_ruleset *rules, uint32_t type)
{
    return type < rules->cat->ntypes ? rules->cat->types[type].id : NULL;
}

uint32_t tes_type_plain(const tes_ruleset *rules, uint32_t type)
{
    return type < rules->cat->ntypes ? rules->cat->types[type].plain : TES_NONE;
}

const char *tes_type_overlay(const tes_ruleset *rules, uint32_t type,
                             int *rotation, uint32_t *under)
{
    const struct tesI_catalogue *cat = rules->cat;
    if (type < cat->nprinted || type >= cat->ntypes) return NULL;
    const struct tesI_type *row = &cat->types[type];
    *rotation = row->turned;
    *under = row->under;
    return tesI_text(cat, cat->overlays[row->overlay].name);
}

uint32_t tes_ruleset_pieces(const tes_ruleset *rules)
{
    return rules->cat->npieces;
}

const char *tes_piece_name(const tes_ruleset *rules, uint32_t piece)
{
    if (piece >= rules->cat->npieces) return NULL;
    return tesI_text(rules->cat, rules->cat->pieces[piece].name);
}

bool tes_piece_owned(const tes_ruleset *rules, uint32_t piece)
{
    return piece < rules->cat->npieces && rules->cat->pieces[piece].owned;
}

bool tes_piece_claims(const tes_ruleset *rules, uint32_t piece)
{
    return piece < rules->cat->npieces && rules->cat->pieces[piece].weight > 0;
}

bool tes_piece_occupies(const tes_ruleset *rules, uint32_t piece)
{
    return piece < rules->cat->npieces && rules->cat->pieces[piece].claims;
}

bool tes_piece_returns(const tes_ruleset *rules, uint32_t piece)
{
    return piece < rules->cat->npieces && rules->cat->returning >> piece & 1;
}

uint32_t tes_type_segments(const tes_ruleset *rules, uint32_t type)
{
    return type < rules->cat->ntypes ? rules->cat->types[type].nsegments : 0;
}

bool tes_type_segment(const tes_ruleset *rules, uint32_t type, uint32_t segment,
                      tes_segment *out)
{
    if (segment >= tes_type_segments(rules, type)) return false;
    const struct tesI_segdef *row = &rules->cat->types[type].segments[segment];
    *out = (tes_segment){
        .kind = tesI_text(rules->cat, rules->cat->kinds[row->kind].name),
        .sides = row->sides,
        .halves = row->halves,
        .node = TES_NONE,
        .feature = TES_NONE};
    return true;
}

/* ---- games --------------------------------------------------------------- */

tes_game *tes_game_new(tes_ruleset *rules, uint64_t seed, tes_error *err)
{
    tes_game *game = tesI_game_make(rules->cat, &rules->rules, rules, seed);
    if (game == NULL) {
        tesI_error(err, TES_EMEMORY, "out of memory");
        return NULL;
    }
    game->salt = ++rules->salts;
    tesI_budget_open(rules);
    tesI_run how = tesI_flow_enter(game, GAME_SETUP);
    tesI_budget_close(rules);
    if (how == RUN_FAIL) {
        tesI_error(err, game->interrupted ? TES_EINTERRUPT : TES_ERULE, "%s",
                   game->error == NULL ? "out of memory" : game->error);
        tes_game_free(game);
        return NULL;
    }
    return game;
}

tes_game *tes_game_clone_to(const tes_game *game, tes_ruleset *rules,
                            tes_error *err)
{
    tes_game *copy = tesI_clone_move(game, rules->cat, &rules->rules, rules);
    if (copy == NULL) {
        tesI_error(err, TES_EINPUT,
                   "the game cannot be copied to this ruleset: it is a view, "
                   "or the ruleset declares something else");
        return NULL;
    }
    copy->salt = ++rules->salts;
    return copy;
}
