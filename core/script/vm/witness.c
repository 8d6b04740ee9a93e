/* witness.c - who wrote what while an event was handled. */
#include "script/vm/witness.h"

#include <stdio.h>
#include <string.h>

/* ---- fields -------------------------------------------------------------- */

static const char *variable(const struct tes_game *game, tesI_scope scope,
                            uint32_t word)
{
    for (uint32_t v = 0; v < game->cat->nvars; v++) {
        const struct tesI_var *var = &game->cat->vars[v];
        uint32_t words = 1;
        if (var->scope != scope) continue;
        if (scope == SCOPE_PLAYER) words = (uint32_t)game->cat->players;
        if (scope == SCOPE_FIGURE) words = tes_game_figures(game);
        if (word >= var->word && word - var->word < words) {
            return tesI_text(game->cat, var->name);
        }
    }
    return NULL;
}

static const char *scalar(const struct tes_game *game, uint32_t word)
{
    const struct tesI_layout *layout = &game->cat->layout;
    const char *name = NULL;

    if (word == WORD_PLAYER) return "g.player";
    if (word == WORD_NEXT) return "who plays next";
    if (word < layout->vars) return NULL; /* sums, and what phases write */
    name = variable(game, SCOPE_GAME, word);
    if (name == NULL) name = variable(game, SCOPE_PLAYER, word);
    if (name == NULL) name = variable(game, SCOPE_FIGURE, word);
    return name;
}

/* Writes the name of what a journal entry changed; false when handlers cannot
 * clash about it. */
static bool name_field(const struct tes_game *game, const struct tesI_undo *it,
                       char *text, size_t size)
{
    uint32_t column = it->column, word = it->word;
    const struct tesI_catalogue *cat = game->cat;
    const char *name = NULL;

    if (column == COL_WORDS) {
        name = scalar(game, word);
    } else if (column == COL_TILEVARS) {
        name = variable(game, SCOPE_TILE, word % cat->layout.tile_vars);
    } else if (column == COL_MAPS && word % 3 == 2) {
        /* the value of an index: variable, key, value */
        name = variable(game, SCOPE_MAP,
                        tesI_get(&game->store, COL_MAPS, word - 2));
    } else if (column == COL_FIGURES && word % FIGURE_WORDS < 2) {
        const struct tesI_figure *figure =
            tesI_figure_row(game, word / FIGURE_WORDS);
        const struct tesI_piece *piece =
            &cat->pieces[tesI_figure_piece(figure)];
        snprintf(text, size, "the place of a figure (%s)",
                 tesI_text(cat, piece->name));
        return true;
    } else if (column == COL_EDGES) {
        name = "the shut sides";
    }
    if (name == NULL) return false;
    snprintf(text, size, "%s", name);
    return true;
}

/* ---- clashes ------------------------------------------------------------- */

static void note(struct tesI_witness *witness, tesI_hook_event event,
                 const struct tesI_hook *first, const struct tesI_hook *second,
                 const char *field)
{
    for (uint32_t i = 0; i < witness->nclashes; i++) {
        const struct tesI_clash *known = &witness->clashes[i];
        if (known->event == event && known->first == first &&
            known->second == second && strcmp(known->field, field) == 0) {
            return;
        }
    }
    if (witness->nclashes == TESI_CLASHES) return;
    struct tesI_clash *clash = &witness->clashes[witness->nclashes++];
    clash->event = event;
    clash->first = first;
    clash->second = second;
    snprintf(clash->field, sizeof clash->field, "%s", field);
}

static bool wrote(const struct tesI_store *store,
                  const struct tesI_window *window,
                  const struct tesI_undo *field)
{
    uint32_t from = window->from - store->journal_base;
    for (uint32_t at = window->to - store->journal_base; at > from;) {
        struct tesI_undo it = tesI_noted(store->rows[COL_JOURNAL].data, &at);
        if (it.column == field->column && it.word == field->word) return true;
    }
    return false;
}

static void compare(struct tes_ruleset *vm, tesI_hook_event event,
                    const struct tesI_window *before,
                    const struct tesI_window *now)
{
    const struct tesI_store *store = &vm->game->store;
    char field[96];

    uint32_t from = now->from - store->journal_base;
    for (uint32_t at = now->to - store->journal_base; at > from;) {
        struct tesI_undo it = tesI_noted(store->rows[COL_JOURNAL].data, &at);
        if (wrote(store, before, &it) &&
            name_field(vm->game, &it, field, sizeof field)) {
            note(vm->witness, event, before->hook, now->hook, field);
        }
    }
}

void tesI_witness_handler(struct tes_ruleset *vm, uint32_t fire,
                          tesI_hook_event event, const struct tesI_hook *hook,
                          tesI_mark from)
{
    struct tesI_witness *witness = vm->witness;
    struct tesI_window now = {fire, hook, from,
                              tesI_store_mark(&vm->game->store)};

    if (now.from == now.to) return;
    for (uint32_t i = 0; i < witness->nwindows; i++) {
        const struct tesI_window *before = &witness->windows[i];
        if (before->fire == fire && before->hook->module != hook->module) {
            compare(vm, event, before, &now);
        }
    }
    if (witness->nwindows == TESI_WINDOWS) witness->nwindows = 0;
    witness->windows[witness->nwindows++] = now;
}
