/* score_hooks.c - what the rules add to a score: calls their functions stage
 * by stage and merges what these return into the tally. */
#include <stdlib.h>

#include "../../scores.h"
#include "call.h"

static const char *const stage_names[TESI_STAGES] = {
    "score.count",  "score.rate", "score.bonus",
    "score.factor", "score.veto", "score.final"};

struct change {
    tesI_label name;
    int32_t value;
};

static int by_name(const void *a, const void *b)
{
    const struct change *x = a, *y = b;
    return (x->name > y->name) - (x->name < y->name);
}

void tesI_wrong_result(lua_State *L, const struct tesI_hook *hook,
                       const char *text)
{
    lua_Debug ar;
    lua_rawgeti(L, LUA_REGISTRYINDEX, hook->ref);
    lua_getinfo(L, ">S", &ar);
    lua_pushfstring(L, "%s:%d: %s", ar.short_src, ar.linedefined, text);
    lua_error(L);
}

/* What kind of terms a hook gives. */
static tesI_form form_of(tesI_stage stage, const struct tesI_hook *hook)
{
    if (stage == STAGE_FINAL) return TERM_LAST;
    if (stage != STAGE_BONUS) return TERM_RATE;
    return hook->kept ? TERM_KEPT : TERM_BONUS;
}

/* Merges the table at the top into the tally: counts and rates add up,
 * bonuses become terms of their own. Raises on wrong values. */
static void merge_table(lua_State *L, tesI_stage stage,
                        const struct tesI_hook *hook, struct tesI_tally *tally)
{
    struct change changes[TESI_TALLY_MAX];
    size_t count = 0;

    for (lua_pushnil(L); lua_next(L, -2) != 0; lua_pop(L, 1)) {
        int exact;
        lua_Integer value = lua_tointegerx(L, -1, &exact);
        if (lua_type(L, -2) != LUA_TSTRING || !exact || value > INT32_MAX ||
            value < INT32_MIN) {
            tesI_wrong_result(L, hook,
                              "it must return a table of name = whole "
                              "number");
        }
        if (count == TESI_TALLY_MAX) {
            tesI_wrong_result(L, hook, "too many score terms");
            return; /* it does not come back, but does not say so */
        }
        changes[count].name = tesI_check_label(L, lua_gettop(L) - 1);
        changes[count++].value = (int32_t)value;
    }
    if (count == 0) return;
    qsort(changes, count, sizeof *changes, by_name);
    for (size_t i = 0; i < count; i++) {
        struct tesI_tally_term *term = tesI_tally_term(
            tally, form_of(stage, hook), changes[i].name, hook->module);
        if (term == NULL) {
            tesI_wrong_result(L, hook, "too many score terms");
            return;
        }
        if (stage == STAGE_COUNT) {
            term->count = tesI_tally_add(term->count, changes[i].value);
        } else {
            term->rate = tesI_tally_add(term->rate, changes[i].value);
        }
    }
}

/* Runs inside the protected call: args tally (light), hook index. */
static int merge_result(lua_State *L)
{
    struct tesI_tally *tally = lua_touserdata(L, 1);
    tesI_stage stage = (tesI_stage)lua_tointeger(L, 2);
    const struct tesI_hook *hook = lua_touserdata(L, 3);

    /* 4: its function, 5...: its arguments */
    lua_call(L, lua_gettop(L) - 4, 1);
    if (lua_isnil(L, -1)) return 0;
    if (stage == STAGE_FACTOR) {
        int exact;
        lua_Integer factor = lua_tointegerx(L, -1, &exact);
        if (!exact || factor > 1000 || factor < -1000) {
            tesI_wrong_result(L, hook,
                              "it must return a whole number up to 1000");
        }
        factor *= tally->factor;
        tally->factor = factor > INT32_MAX    ? INT32_MAX
                        : factor < -INT32_MAX ? -INT32_MAX
                                              : (int32_t)factor;
        tally->factor_module = hook->module;
    } else if (stage == STAGE_VETO) {
        tally->vetoed = tally->vetoed || lua_toboolean(L, -1);
    } else if (lua_istable(L, -1)) {
        merge_table(L, stage, hook, tally);
    } else {
        tesI_wrong_result(L, hook, "it must return a table or nothing");
    }
    return 0;
}

int tesI_score(void *ctx, struct tes_game *game, tesI_stage stage,
               struct tesI_tally *tally)
{
    struct tes_ruleset *vm = ctx;
    lua_State *L = tesI_running(vm);
    const struct tesI_hooks *hooks = &vm->score[stage];

    luaL_checkstack(L, 12, NULL);
    for (uint32_t i = 0; i < hooks->count; i++) {
        const struct tesI_hook *hook = &hooks->list[i];
        if ((hook->kinds >> tally->kind & 1) == 0) continue;
        vm->sealed++;
        lua_pushcfunction(L, tesI_explain);
        lua_pushcfunction(L, merge_result);
        lua_pushlightuserdata(L, tally);
        lua_pushinteger(L, stage);
        lua_pushlightuserdata(L, (void *)(uintptr_t)hook);
        lua_rawgeti(L, LUA_REGISTRYINDEX, hook->ref);
        struct tes_game *before = vm->game;
        vm->game = game;
        tesI_push(L, HANDLE_FEATURE, tally->root);
        tesI_push_or_nil(L, HANDLE_PLAYER,
                         tally->player < 0 ? TES_NONE
                                           : (uint32_t)tally->player);
        lua_rawgeti(L, LUA_REGISTRYINDEX,
                    game->trace != NULL ? vm->watched_ref : vm->game_ref);
        vm->game = before;
        tesI_push_label(L, tally->reason);
        if (stage == STAGE_FINAL) lua_pushinteger(L, tesI_tally_sum(tally));
        bool ok = tesI_call(L, game, hook->module, stage_names[stage],
                            stage == STAGE_FINAL ? 9 : 8, 0);
        vm->sealed--;
        if (!ok) return -1;
        lua_pop(L, 1);
    }
    return 0;
}
