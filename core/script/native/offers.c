/* offers.c - listing what is offered for a question. */
#include "script/native/offers.h"

#include "script/native/conditions.h"
#include "script/vm/handle.h"
#include "script/vm/variables.h"
#include "turn/options.h"

/* Calls the lister below its arguments with the store sealed. An error ends
 * the phase: tesI_run_phase resets all this then. */
void tesI_call_lister(lua_State *L, int nargs)
{
    struct tes_ruleset *vm = tesI_vm(L);
    vm->sealed++;
    vm->listing = ++vm->nested;
    lua_call(L, nargs, 0);
    vm->sealed--;
    vm->nested--;
    vm->listing = 0;
}

/* Runs a word of the menu in place of a lister. No function of a module runs,
 * so an error names the offer. */
static void use_word(lua_State *L, const struct tesI_question *question,
                     const struct tesI_offer *offer)
{
    struct tes_ruleset *vm = tesI_vm(L);
    const char *hook = vm->hook;
    tesI_label module = vm->hook_module;

    vm->hook = tesI_text(vm->cat, question->name);
    vm->hook_module = offer->module;
    for (int i = 0; i < offer->nargs && !offer->ready; i++) {
        const struct tesI_argument *argument = &offer->args[i];
        if (argument->var != 0) {
            tesI_push_var(L, argument->var - 1);
        } else {
            lua_rawgeti(L, LUA_REGISTRYINDEX, argument->ref);
        }
    }
    if (offer->ready) {
        if (!offer->word->list->list(vm->game, &offer->read)) {
            tesI_raise(L, vm->game);
        }
    } else if (offer->word->run != NULL) {
        offer->word->run(L);
    } else {
        lua_getfield(L, 1, offer->word->name);
        lua_insert(L, 2);
        lua_pushvalue(L, 1);
        lua_insert(L, 3); /* the menu, function, menu, arguments */
        lua_call(L, offer->nargs + 1, 0);
    }
    vm->hook = hook;
    vm->hook_module = module;
}

/* Which offers of a question are still to be listed: from number `next` on,
 * those that must be taken, or the others. */
struct listing {
    const struct tesI_question *question;
    uint32_t next, base;
    bool must;
};

/* Moves on to the next offer whose time it is. */
static bool find_offer(const struct tes_game *game, struct listing *listing)
{
    for (; listing->next < listing->question->count; listing->next++) {
        const struct tesI_offer *offer =
            &listing->question->offers[listing->next];
        if (offer->must == listing->must && tesI_holds(game, &offer->when)) {
            return true;
        }
    }
    return false;
}

/* Calls words of the menu that have a lister in C, without a Lua call: they
 * find their arguments behind the menu on the stack. */
static int list_found(lua_State *L)
{
    struct tes_ruleset *vm = tesI_vm(L);
    struct listing *listing = lua_touserdata(L, 2);

    vm->tagged = true;
    do {
        const struct tesI_offer *offer =
            &listing->question->offers[listing->next++];
        tesI_ask_tag(vm->game, listing->base + listing->next);
        lua_settop(L, 1);
        if (offer->word != NULL) {
            use_word(L, listing->question, offer);
            continue;
        }
        lua_rawgeti(L, LUA_REGISTRYINDEX, offer->list);
        lua_rawgeti(L, LUA_REGISTRYINDEX, vm->game_ref);
        lua_pushvalue(L, 1);
        lua_call(L, 2, 0);
    } while (find_offer(vm->game, listing));
    vm->tagged = false;
    tesI_ask_tag(vm->game, 0);
    return 0;
}

/* Offers that must be taken while they list anything, or all others. */
static void list_offers(lua_State *L, const struct tesI_question *question,
                        uint32_t base, bool must)
{
    struct listing listing = {question, 0, base, must};
    if (!find_offer(tesI_vm(L)->game, &listing)) return;
    lua_pushcfunction(L, list_found);
    lua_rawgeti(L, LUA_REGISTRYINDEX, tesI_vm(L)->menu_ref);
    lua_pushlightuserdata(L, &listing);
    tesI_call_lister(L, 2);
}

bool tesI_list_question(lua_State *L, const struct tesI_question *question,
                        uint32_t base)
{
    const struct tes_game *game = tesI_vm(L)->game;
    uint32_t before = tesI_draft_count(game);
    if (question->must) list_offers(L, question, base, true);
    if (tesI_draft_count(game) > before) return true;
    list_offers(L, question, base, false);
    return false;
}

/* The module of the offer with this tag, or 0. */
static tesI_label module_of(const struct tes_ruleset *vm,
                            const struct tesI_question *question, uint32_t tag)
{
    if (tag > TESI_INTERRUPT) question = vm->any;
    if (tag == 0 || question == NULL) return 0;
    return question->offers[(tag - 1) % TESI_INTERRUPT].module;
}

tesI_run tesI_end_question(struct tes_ruleset *vm,
                           const struct tesI_question *question)
{
    struct tes_game *game = vm->game;
    tesI_run how = tesI_ask_end(game);
    tesI_label later = module_of(vm, question, game->draft.twice[0]);
    tesI_label first = module_of(vm, question, game->draft.twice[1]);

    if (how != RUN_FAIL || later == 0) return how;
    vm->hook_module = later;
    if (first == 0 || first == later || game->error == NULL) return how;
    return tesI_game_fail(game, "%s; module '%s' offers it, too", game->error,
                          tesI_text(vm->cat, first));
}
