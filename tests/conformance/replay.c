/* replay.c - answers the decisions of one game as the record did. */
#include "replay.h"

#include "names.h"
#include "spell.h"

#include <stdarg.h>
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

/* ---- reporting --------------------------------------------------------- */

static void print_decision(const replay *run)
{
    tes_decision open;

    if (!run->game || !tes_game_decision(run->game, &open)) {
        fputs("# no decision is pending\n", run->out);
        return;
    }
    fprintf(run->out,
            "# pending: player %d, phase %s, prompt %s, %u options:\n",
            open.player, open.phase, open.prompt, open.count);
    for (uint32_t i = 0; i < open.count && i < 60; i++) {
        char key[256] = "";

        tes_game_key(run->game, i, key, sizeof key);
        fprintf(run->out, "#     %s\n", key);
    }
    char veto[512];
    for (uint32_t i = 0; i < 20; i++) {
        if (tes_game_veto(run->game, i, veto, sizeof veto) == 0) break;
        fprintf(run->out, "#   veto %s\n", veto);
    }
}

bool replay_fail(replay *run, const char *format, ...)
{
    va_list args;

    if (run->failed) return false;
    run->failed = true;
    fprintf(run->out, "# %s, turn %s: ", run->id, run->turn);
    va_start(args, format);
    vfprintf(run->out, format, args);
    va_end(args);
    fputc('\n', run->out);
    print_decision(run);
    return false;
}

/* Adds what differs to a list, as "what - line" and "what + line". */
static void list_differing(const char *what, const lines *expected,
                           const lines *got, lines *to)
{
    lines more = {0};

    for (size_t i = 0; i < got->count; i++)
        lines_add(&more, "%s", got->text[i]);
    for (size_t i = 0; i < expected->count; i++)
        if (!lines_take(&more, expected->text[i]))
            lines_add(to, "%s - %s", what, expected->text[i]);
    for (size_t i = 0; i < more.count; i++)
        lines_add(to, "%s + %s", what, more.text[i]);
    lines_clear(&more);
}

/* A listed difference of what stands somewhere is listed once: the same lines
 * may differ until they agree again. */
static bool is_allowed(replay *run, const char *what, const lines *expected,
                       const lines *got)
{
    lines now = {0};
    bool known = true;

    list_differing(what, expected, got, &now);
    for (size_t i = 0; i < now.count && known; i++) {
        known = false;
        for (size_t j = 0; j < run->lasting.count && !known; j++)
            known = strcmp(now.text[i], run->lasting.text[j]) == 0;
    }
    if (!known) known = differences_allow(run->known, run->id, run->turn, what);
    for (size_t i = run->lasting.count; i-- > 0;)
        if (strncmp(run->lasting.text[i], what, strlen(what)) == 0)
            lines_take(&run->lasting, run->lasting.text[i]);
    if (strcmp(what, "neutral") == 0 || strcmp(what, "supply") == 0)
        for (size_t i = 0; i < now.count; i++)
            lines_add(&run->lasting, "%s", now.text[i]);
    lines_clear(&now);
    return known;
}

bool replay_compare(replay *run, const char *what, lines *expected, lines *got)
{
    bool fine = !run->failed;

    lines_sort(expected);
    lines_sort(got);
    if (fine && (!lines_equal(expected, got) || run->lasting.count)) {
        fine = is_allowed(run, what, expected, got);
        if (!fine) {
            run->failed = true;
            fprintf(run->out, "# %s, turn %s: %s differ\n", run->id, run->turn,
                    what);
            lines_report(expected, got, run->out);
            print_decision(run);
        }
    }
    lines_clear(expected);
    lines_clear(got);
    return fine;
}

/* ---- decisions --------------------------------------------------------- */

static bool answer(replay *run, uint32_t index)
{
    tes_error err = {0};
    char key[256] = "";
    bool fine;

    tes_game_key(run->game, index, key, sizeof key);
    lines_add(&run->keys, "%s", key);
    if (tes_game_answer(run->game, index, &err) == TES_OK) return true;
    fine = replay_fail(run, "answer %s failed: %s", key,
                       err.text ? err.text : "?");
    tes_error_clear(&err);
    return fine;
}

/* What a pending decision is about. */
typedef enum question {
    ASKS_NOTHING, /* the game is over or stuck */
    ASKS_DRAW,    /* CHANCE draws a tile */
    ASKS_NUMBER,  /* CHANCE shows something */
    ASKS_PLACE,   /* where the tile goes */
    ASKS_PASS,    /* nothing a record would list but to pass */
    ASKS_ACT      /* anything else */
} question;

static bool is_listed(const replay *run, const tes_option *option)
{
    option_shape shape;
    const char *name = name_act(run->rules, option, &shape);

    return !name || !name_never_listed(name);
}

static question asked(const replay *run, tes_decision *open)
{
    question what = ASKS_PASS;
    tes_option option;

    if (!tes_game_decision(run->game, open)) return ASKS_NOTHING;
    for (uint32_t i = 0; tes_game_option(run->game, i, &option); i++) {
        if (option.kind == TES_OPT_TYPE && open->player == TES_CHANCE)
            return ASKS_DRAW;
        if (option.kind == TES_OPT_NUMBER && open->player == TES_CHANCE)
            return ASKS_NUMBER;
        if (option.kind == TES_OPT_PLACE) return ASKS_PLACE;
        if (option.kind != TES_OPT_PASS && is_listed(run, &option))
            what = ASKS_ACT;
    }
    return what;
}

/* The next thing that chance showed in the entry; NULL: nothing more. */
static const json_t *next_shown(replay *run)
{
    const json_t *other = json_object_get(run->entry, "other");

    for (; run->shown < json_array_size(other); run->shown++) {
        const json_t *seen = json_array_get(other, run->shown);
        const json_t *value = json_object_get(seen, "value");

        if (value) return value;
    }
    return NULL;
}

/* Forces what chance shows. */
static bool show(replay *run)
{
    const json_t *value = next_shown(run);
    int number = (int)json_integer_value(value); /* 0 for a word */
    tes_option option;

    if (!value)
        return replay_fail(run, "chance shows more than the record has");
    run->shown++;
    for (uint32_t i = 0; tes_game_option(run->game, i, &option); i++)
        if (option.number == number) return answer(run, i);
    return replay_fail(run, "chance has no %d", number);
}

static bool pass(replay *run)
{
    tes_option option;

    for (uint32_t i = 0; tes_game_option(run->game, i, &option); i++)
        if (option.kind == TES_OPT_PASS) return answer(run, i);
    return replay_fail(run, "cannot pass");
}

/* Forces a draw; a draw that was not asked for is right when the tile to
 * place is the one. */
static bool draw(replay *run, const char *recorded)
{
    const json_t *setup = json_object_get(run->record, "setup");
    text tile = name_tile_of_record(setup, recorded);
    const char *id = tile.byte;
    tes_option option;
    tes_decision open;

    switch (asked(run, &open)) {
    case ASKS_DRAW:
        for (uint32_t i = 0; tes_game_option(run->game, i, &option); i++)
            if (option.kind == TES_OPT_TYPE &&
                strcmp(tes_type_id(run->rules, option.type), id) == 0)
                return answer(run, i);
        return replay_fail(run, "%s cannot be drawn", id);
    case ASKS_PLACE:
        for (uint32_t i = 0; tes_game_option(run->game, i, &option); i++)
            if (option.kind == TES_OPT_PLACE) break;
        if (strcmp(tes_type_id(run->rules, option.type), id) == 0) return true;
        return replay_fail(run, "the tile to place is %s, not %s",
                           tes_type_id(run->rules, option.type), id);
    default: return replay_fail(run, "expected the draw of %s", id);
    }
}

/* Index of the first option whose line is `line`, or TES_NONE. Of several that
 * stand for one feature it is the one at the segment that the line names. */
static uint32_t find_line(const replay *run, const char *line)
{
    uint32_t found = TES_NONE;
    tes_decision open;

    if (!tes_game_decision(run->game, &open)) return TES_NONE;
    for (uint32_t i = 0; i < open.count; i++) {
        text one = {0}, spot = {0};

        spell_spot(&spot, run->game, i);
        if (strcmp(spot.byte, line) == 0) return i;
        spell_option(&one, run->game, i);
        if (found == TES_NONE && strcmp(one.byte, line) == 0) found = i;
    }
    return found;
}

/* Lists the options of the pending decision, those left out that a record
 * never lists; of several that stand for one feature, one. */
static void list_options(const replay *run, lines *got)
{
    tes_option option;

    for (uint32_t i = 0; tes_game_option(run->game, i, &option); i++) {
        text one = {0}, spot = {0};
        bool again = false;

        if (!is_listed(run, &option)) continue;
        spell_option(&one, run->game, i);
        spell_spot(&spot, run->game, i);
        for (size_t k = 0; *spot.byte && k < got->count && !again; k++)
            again = strcmp(got->text[k], one.byte) == 0;
        if (!again) lines_add(got, "%s", one.byte);
    }
}

/* `act`: what offers in short form do. */
static void list_acts(const json_t *offers, const char *act, lines *expected)
{
    size_t index;
    json_t *offer;

    json_array_foreach(offers, index, offer)
    {
        text one = {0};

        if (json_is_array(offer))
            spell_record_short(&one, act, offer);
        else if (json_object_get(offer, "act"))
            spell_record_act(&one, offer);
        else { /* legal_meeples leave out that they are deployed */
            text_add(&one, "deploy ");
            text_add(&one, "%s ",
                     json_string_value(json_object_get(offer, "type")));
            spell_record_place(&one, offer);
        }
        lines_add(expected, "%s", one.byte);
    }
}

/* ---- one entry --------------------------------------------------------- */

static int at(const json_t *list, size_t index)
{
    return (int)json_integer_value(json_array_get(list, index));
}

/* "x,y rot bx,by sides": a placement together with a bridge, here on tile
 * (bx, by), in every rotation that looks the same. */
static void list_bridged(const replay *run, const tes_option *option, lines *to)
{
    tes_tile over = {.x = option->x, .y = option->y};

    if (option->over != TES_NONE) tes_game_tile(run->game, option->over, &over);
    int turns = tes_type_turns(run->rules, option->type);
    for (int r = option->rotation; r < 4; r += turns)
        lines_add(to, "%d,%d %d %d,%d %s", option->x, option->y, 90 * r, over.x,
                  over.y, strstr(option->word, "NS") ? "N,S" : "E,W");
}

static bool compare_bridged(replay *run, const json_t *legal)
{
    lines expected = {0}, got = {0};
    size_t index;
    json_t *one;
    tes_option option;

    json_array_foreach(legal, index, one)
    {
        char port[64];

        name_write_ports(name_ports(json_array_get(one, 5)), 0, port,
                         sizeof port);
        lines_add(&expected, "%d,%d %d %d,%d %s", at(one, 0), at(one, 1),
                  at(one, 2), at(one, 3), at(one, 4), port);
    }
    for (uint32_t i = 0; tes_game_option(run->game, i, &option); i++)
        if (option.kind == TES_OPT_PLACE && option.word)
            list_bridged(run, &option, &got);
    return replay_compare(run, "legal bridges", &expected, &got);
}

static bool compare_legal(replay *run, const json_t *entry)
{
    const json_t *legal = json_object_get(entry, "legal");
    lines expected = {0}, got = {0};
    size_t index, turn;
    json_t *cell, *rotation;
    tes_option option;

    if (!legal) return true;
    json_array_foreach(legal, index, cell)
    {
        json_array_foreach(json_array_get(cell, 2), turn, rotation)
        {
            lines_add(&expected, "%d,%d %d",
                      (int)json_integer_value(json_array_get(cell, 0)),
                      (int)json_integer_value(json_array_get(cell, 1)),
                      (int)json_integer_value(rotation));
        }
    }
    for (uint32_t i = 0; tes_game_option(run->game, i, &option); i++) {
        /* the records list every rotation, also those that are equal */
        if (option.kind != TES_OPT_PLACE) continue;
        int turns = tes_type_turns(run->rules, option.type);
        for (int r = option.rotation; r < 4; r += turns)
            lines_add(&got, "%d,%d %d", option.x, option.y, 90 * r);
    }
    return replay_compare(run, "legal", &expected, &got) &&
           compare_bridged(run, json_object_get(entry, "legal_bridges"));
}

static bool place(replay *run, const json_t *entry)
{
    const json_t *where = json_object_get(entry, "place");
    const json_t *bridge = json_object_get(entry, "place_bridge");
    int x = at(where, 0), y = at(where, 1), rotation = at(where, 2) / 90;
    tes_decision open;
    tes_option option;

    if (asked(run, &open) != ASKS_PLACE)
        return tes_game_tile_at(run->game, x, y) != TES_NONE ||
               replay_fail(run, "expected to place a tile");
    if (!compare_legal(run, entry)) return false;
    for (uint32_t i = 0; tes_game_option(run->game, i, &option); i++)
        if (option.kind == TES_OPT_PLACE && option.x == x && option.y == y &&
            option.rotation ==
                rotation % tes_type_turns(run->rules, option.type) &&
            !option.word == !bridge)
            return answer(run, i);
    return replay_fail(run, "cannot place at %d,%d %d", x, y, 90 * rotation);
}

/* Forces the number that chance showed in the course of an action. */
static bool cast(replay *run, const json_t *action)
{
    const json_t *shown = json_object_get(action, "distance");
    tes_decision open;
    tes_option option;

    if (!shown) return true;
    if (!tes_game_decision(run->game, &open) || open.player != TES_CHANCE)
        return replay_fail(run, "chance is not asked");
    for (uint32_t i = 0; tes_game_option(run->game, i, &option); i++)
        if (option.kind == TES_OPT_NUMBER &&
            option.number == json_integer_value(shown))
            return answer(run, i);
    return replay_fail(run, "chance has no %d", (int)json_integer_value(shown));
}

static bool is_act(const json_t *action, const char *phase, const char *name)
{
    const char *have = json_string_value(json_object_get(action, "phase"));
    const char *what = json_string_value(json_object_get(action, "act"));

    return action && (!phase || strcmp(have, phase) == 0) &&
           (!name || strcmp(what, name) == 0);
}

/* Is this an act that no list of offers has? */
static bool is_unlisted(const json_t *action)
{
    return action &&
           name_never_listed(json_string_value(json_object_get(action, "act")));
}

/* Is there an answer to the pending question that is this action? */
static bool is_offered(const replay *run, const json_t *action)
{
    text line = {0};

    if (!action) return false;
    spell_record_act(&line, action);
    return find_line(run, line.byte) != TES_NONE;
}

/* Answers one recorded action. A move that the record holds as one and we
 * ask as two (which figure, then where to) answers the first and leaves
 * *consumed false. */
static bool act(replay *run, const json_t *action, bool *consumed)
{
    const char *from = json_string_value(json_object_get(action, "from"));
    text line = {0};
    uint32_t index;

    *consumed = true;
    spell_record_act(&line, action);
    if (is_act(action, NULL, "abbey")) { /* where the tile of the entry is */
        const json_t *at = json_object_get(run->entry, "place");

        text_add(&line, " %d,%d",
                 (int)json_integer_value(json_array_get(at, 0)),
                 (int)json_integer_value(json_array_get(at, 1)));
    }
    index = find_line(run, line.byte);
    if (index == TES_NONE && from) {
        text first = {0};

        text_add(&first, "from %s %d quarter %s",
                 json_string_value(json_object_get(action, "type")),
                 (int)json_integer_value(json_object_get(action, "player")),
                 from);
        index = find_line(run, first.byte);
        *consumed = false;
    }
    if (index == TES_NONE)
        return replay_fail(run, "`%s` is not offered", line.byte);
    return answer(run, index) && cast(run, action);
}

/* The offers of a decision after the first of its entry. */
static bool compare_options(replay *run, const json_t *action)
{
    const json_t *options = json_object_get(action, "options");
    lines expected = {0}, got = {0};

    if (!options) return true;
    const char *phase = json_string_value(json_object_get(action, "phase"));
    const char *acts;
    for (size_t i = 0; (acts = name_phase_act(phase, i)); i++)
        list_acts(options, acts, &expected);
    if (json_is_true(json_object_get(action, "can_pass")))
        lines_add(&expected, "pass");
    list_options(run, &got);
    return replay_compare(run, "options", &expected, &got);
}

/* The offers of the figure phase. Without any the record has none and we
 * need not have asked. */
static bool compare_figures(replay *run, const json_t *entry)
{
    lines expected = {0}, got = {0};
    lines others = {0}, more = {0};
    tes_decision open;
    question what = asked(run, &open);

    if (what != ASKS_NOTHING && !name_figure_phase(open.phase))
        what = ASKS_NOTHING; /* a later phase asks */
    if (!json_object_get(entry, "legal_meeples")) return true; /* thinned */
    list_acts(json_object_get(entry, "legal_meeples"), NULL, &expected);
    list_acts(json_object_get(entry, "legal_other"), NULL, &others);
    if ((expected.count || others.count) &&
        !json_is_true(json_object_get(entry, "must_act")))
        lines_add(&others, "pass");
    if (what == ASKS_ACT || (what == ASKS_PASS && others.count))
        list_options(run, &more);
    for (size_t i = 0; i < more.count; i++)
        if (strncmp(more.text[i], "deploy ", 7) == 0)
            lines_add(&got, "%s", more.text[i]);
    for (size_t i = 0; i < got.count; i++) lines_take(&more, got.text[i]);
    return replay_compare(run, "figures", &expected, &got) &
           replay_compare(run, "offers", &others, &more);
}

/* Answers actions[*next ...] while they are of this phase (and act). */
static bool leading(replay *run, const json_t *actions, size_t *next,
                    const char *phase, const char *name)
{
    while (*next < json_array_size(actions) &&
           is_act(json_array_get(actions, *next), phase, name)) {
        bool consumed;

        if (!act(run, json_array_get(actions, *next), &consumed)) return false;
        *next += consumed;
    }
    return true;
}

/* The option of a kind with this verb (or any) and number, or TES_NONE. */
static uint32_t find_kind(const replay *run, tes_option_kind kind,
                          const char *verb, int number)
{
    tes_option option;

    for (uint32_t i = 0; tes_game_option(run->game, i, &option); i++)
        if (option.kind == kind && (!verb || !strcmp(option.verb, verb)) &&
            (kind != TES_OPT_NUMBER || option.number == number))
            return i;
    return TES_NONE;
}

/* Answers what the record holds as one action of a bazaar: a tile and a bid
 * for it, or one of the two. */
static bool haggle(replay *run, const json_t *action)
{
    const char *act = json_string_value(json_object_get(action, "act"));
    int bid = (int)json_integer_value(json_object_get(action, "bid"));
    bool takes = strcmp(act, "bazaar-take") == 0;
    uint32_t index = TES_NONE;

    if (takes || strcmp(act, "bazaar-offer") == 0) {
        const json_t *setup = json_object_get(run->record, "setup");
        text tile = name_tile_of_record(
            setup, json_string_value(json_object_get(action, "tile")));
        tes_option option;

        for (uint32_t i = 0; tes_game_option(run->game, i, &option); i++)
            if (option.kind == TES_OPT_TYPE &&
                strcmp(tes_type_id(run->rules, option.type), tile.byte) == 0)
                index = i;
        if (index == TES_NONE)
            return replay_fail(run, "%s is not for sale", tile.byte);
        if (!answer(run, index)) return false;
        if (takes) return true;
        index = find_kind(run, TES_OPT_NUMBER, "bid", bid);
    } else if (strcmp(act, "bazaar-bid") == 0) {
        index = find_kind(run, TES_OPT_NUMBER, "bid", bid);
    } else if (strcmp(act, "bazaar-buy") == 0) {
        index = find_kind(run, TES_OPT_PASS, "keep", 0);
    } else if (strcmp(act, "bazaar-sell") == 0) {
        index = find_kind(run, TES_OPT_PASS, "sell", 0);
    } else {
        return pass(run);
    }
    if (index == TES_NONE) return replay_fail(run, "no option for %s", act);
    return answer(run, index);
}

/* Draws the next lot, if one is asked for. */
static bool draws_lot(replay *run, question what)
{
    return what == ASKS_DRAW && run->lot < json_array_size(run->lots);
}

/* Answers the rest of the recorded actions, and whatever has no other answer
 * than to pass, up to the next draw. */
static bool follow(replay *run, const json_t *actions, size_t next)
{
    for (;;) {
        const json_t *action = json_array_get(actions, next);
        tes_decision open;
        question what = asked(run, &open);
        bool consumed;

        if (draws_lot(run, what)) {
            const json_t *lot = json_array_get(run->lots, run->lot++);

            if (!draw(run, json_string_value(lot))) return false;
        } else if (is_act(action, "bazaar", NULL) && what != ASKS_NOTHING &&
                   what != ASKS_DRAW && strcmp(open.phase, "bazaar") == 0) {
            if (!haggle(run, action)) return false;
            next++;
        } else if (what == ASKS_NUMBER && (!run->last || next_shown(run))) {
            if (!show(run)) return false; /* the rest: in final scoring */
        } else if (what == ASKS_ACT && name_asked_less(open.phase) &&
                   !is_act(action, open.phase, NULL)) {
            if (!pass(run)) return false;
        } else if (what == ASKS_PASS &&
                   !(is_unlisted(action) && is_offered(run, action))) {
            const char *of = name_left_out(open.phase) ? open.phase : NULL;

            if (is_act(action, of, "pass")) next++;
            if (!pass(run)) return false;
        } else if ((what != ASKS_ACT && what != ASKS_PASS) ||
                   (!action && json_array_size(run->later) > 0) ||
                   (!action && name_opens_entry(open.prompt))) {
            break;
        } else if (!action) {
            if (!differences_allow(run->known, run->id, run->turn, "asked"))
                return replay_fail(run, "a decision the record does not have");
            if (!pass(run)) return false;
        } else {
            if (!compare_options(run, action) || !act(run, action, &consumed))
                return false;
            next += consumed;
        }
    }
    for (; next < json_array_size(actions); next++) {
        const json_t *action = json_array_get(actions, next);
        text line = {0};

        if (is_act(action, NULL, "pass")) continue;
        spell_record_act(&line, action);
        return replay_fail(run, "not asked for `%s`", line.byte);
    }
    return true;
}

/* Answers actions[*next ...] of a phase ahead of the figures. */
static bool ahead(replay *run, const json_t *actions, size_t *next,
                  const char *phase)
{
    const json_t *action = json_array_get(actions, *next);
    bool consumed;

    if (!is_act(action, phase, NULL)) return true;
    ++*next;
    return compare_options(run, action) && act(run, action, &consumed);
}

static bool play_entry(replay *run, const json_t *entry)
{
    const json_t *actions = json_object_get(entry, "actions");
    const char *tile = json_string_value(json_object_get(entry, "tile"));
    bool auctioned = json_object_get(entry, "auctioned") != NULL;
    size_t index, next = 0;
    json_t *id;

    run->entry = entry;
    run->shown = 0;

    run->lots = json_object_get(entry, "bazaar");
    run->lot = 0;
    if (!ahead(run, actions, &next, "abbey") ||
        !ahead(run, actions, &next, "abbey-end"))
        return false;
    if (tile && strcmp(tile, "abbey/abbey") == 0)
        tile = NULL; /* laid by that action */
    json_array_foreach(json_object_get(entry, "discarded"), index, id)
    {
        tes_decision open;

        if (id == run->phantom ||
            (index == 0 && auctioned && asked(run, &open) != ASKS_PLACE))
            continue;
        if (!draw(run, json_string_value(id))) return false;
        if (!is_act(json_array_get(actions, next), "tile", "pass")) continue;
        if (!compare_legal(run, json_array_get(actions, next++)) || !pass(run))
            return false;
    }
    if (tile &&
        (!draw(run, tile) || !leading(run, actions, &next, "tile", NULL) ||
         !place(run, entry)))
        return false;
    if (tes_game_status(run->game) == TES_STUCK)
        return replay_fail(run, "the game is stuck");
    return ahead(run, actions, &next, "gold") &&
           ahead(run, actions, &next, "mage-witch") &&
           leading(run, actions, &next, "figure", "ransom") &&
           compare_figures(run, entry) && follow(run, actions, next) &&
           compare_turn(run, entry);
}

/* ---- one game ---------------------------------------------------------- */

/* Does nobody lay a tile after this entry? */
static bool last_tile(const json_t *turns, size_t index)
{
    while (++index < json_array_size(turns))
        if (json_is_string(
                json_object_get(json_array_get(turns, index), "tile")))
            return false;
    return true;
}

/* Is what an entry declines offered to the same player by the next one? */
static bool asked_again(const json_t *turns, size_t index)
{
    const json_t *entry = json_array_get(turns, index);
    const json_t *next = json_array_get(turns, index + 1);
    const json_t *actions = json_object_get(entry, "actions");
    const json_t *more = json_object_get(next, "actions");

    return is_act(json_array_get(actions, 0), "abbey-end", "pass") &&
           is_act(json_array_get(more, 0), "abbey-end", NULL) &&
           json_equal(json_object_get(entry, "player"),
                      json_object_get(next, "player"));
}

static bool play(replay *run)
{
    const json_t *final = json_object_get(run->record, "final");
    const json_t *turns = json_object_get(run->record, "turns");
    size_t index;
    json_t *entry;

    if (!compare_start(run)) return false;
    json_array_foreach(turns, index, entry)
    {
        snprintf(run->turn, sizeof run->turn, "%zu", index + 1);
        run->last = last_tile(turns, index);
        run->later = run->last ? json_object_get(final, "actions") : NULL;
        if (asked_again(turns, index) &&
            differences_allow(run->known, run->id, run->turn, "asked again"))
            continue;
        if (!play_entry(run, entry)) return false;
    }
    run->last = false;
    run->later = NULL;
    run->entry = final;
    run->shown = 0;
    strcpy(run->turn, "end");
    if (!follow(run, json_object_get(final, "actions"), 0)) return false;
    if (tes_game_status(run->game) != TES_OVER)
        return replay_fail(run, "the game is not over");
    return compare_end(run);
}

static void start(replay *run, const char *config, const char *root)
{
    const json_t *setup = json_object_get(run->record, "setup");
    const char *const path[] = {name_folder(), NULL};
    tes_source source = {.config_text = config, .path = path, .root = root};
    tes_error err = {0};

    run->rules = tes_ruleset_load(&source, &err);
    if (run->rules && json_object_get(setup, "pack")) {
        char *packed = config_with_pack(setup, config, run->rules);

        tes_ruleset_free(run->rules);
        source.config_text = packed;
        run->rules = packed ? tes_ruleset_load(&source, &err) : NULL;
        run->config = packed;
    } else {
        run->config = need(NULL, strlen(config) + 1);
        memcpy(run->config, config, strlen(config) + 1);
    }
    if (run->rules) run->game = tes_game_new(run->rules, 1, &err);
    if (!run->game)
        replay_fail(run, "%s: %s\n# config: %s",
                    run->rules ? "new game" : "ruleset",
                    err.text ? err.text : "?", config);
    tes_error_clear(&err);
}

/* Writes config and answers as a list of plain keys to the folder $TES_KEYS,
 * for tests/portability. */
static void keep_keys(const replay *run)
{
    const char *folder = getenv("TES_KEYS");
    char path[1024];

    if (!folder) return;
    snprintf(path, sizeof path, "%s/%s.keys", folder, run->id);
    FILE *out = fopen(path, "w");
    if (!out) {
        perror(path);
        exit(2);
    }
    fputs("tessera-keys 1\nconfig ", out);
    for (const char *c = strchr(run->config, '{'); *c; c++)
        fputc(*c == '\n' ? ' ' : *c, out);
    fputs("\nseed 1\nplay\n", out);
    for (size_t i = 0; i < run->keys.count; i++)
        fprintf(out, "%s\n", run->keys.text[i]);
    fprintf(out, "hash %016" PRIx64 "\n", tes_game_hash(run->game));
    if (fclose(out) != 0) exit(2);
}

outcome replay_game(const json_t *record, const char *root, differences *known,
                    const char **missing, FILE *out)
{
    const json_t *setup = json_object_get(record, "setup");
    replay run = {.record = record, .known = known, .out = out};
    char *config = config_of_record(setup, root, missing);
    bool fine = false;

    if (!config) return REPLAY_MISSING;
    strcpy(run.turn, "start");
    run.id = json_string_value(json_object_get(record, "id"));
    run.players = (int)json_integer_value(json_object_get(setup, "players"));
    start(&run, config, root);
    if (run.game) fine = play(&run);
    if (fine) keep_keys(&run);
    lines_clear(&run.keys);
    lines_clear(&run.lasting);
    free(run.config);
    tes_game_free(run.game);
    tes_ruleset_free(run.rules);
    free(config);
    if (differences_unused(known, run.id, out) > 0) fine = false;
    return fine ? REPLAY_SAME : REPLAY_DIFFERS;
}
