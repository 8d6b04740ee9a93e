/* catalogue.c - labels, layout, and the cache of fitting tile types. */
#include "state/catalogue.h"

#include <string.h>

#include "port/alloc.h"
#include "state/game.h"
#include "state/symmetry.h"

struct tesI_catalogue *tesI_catalogue_new(void)
{
    struct tesI_catalogue *cat = tesI_zalloc(sizeof *cat);
    if (cat == NULL) return NULL;
    cat->limits = (struct tesI_limits){.events = TESI_EVENT_LIMIT,
                                       .options = TESI_OPTION_LIMIT,
                                       .phases = TESI_PHASE_LIMIT};
    cat->draw = tesI_label_of(cat, "draw");
    cat->place = tesI_label_of(cat, "place");
    cat->pass = tesI_label_of(cat, "pass");
    for (unsigned s = 0; s < TESI_SIDES; s++) {
        cat->side_names[s] = tesI_label_of(cat, (char[]){"NESW"[s], '\0'});
    }
    if (cat->pass == 0) {
        tesI_catalogue_free(cat);
        return NULL;
    }
    return cat;
}

void tesI_condition_ready(struct tesI_condition *condition)
{
    const struct tesI_condition *has = condition;
    const bool asked[TESI_ASKS] = {[ASK_STATE] = has->var != 0,
                                   [ASK_TILE] = has->types != NULL,
                                   [ASK_HOME] = has->home != 0,
                                   [ASK_AWAY] = has->away != 0,
                                   [ASK_MINE] = has->mine != 0,
                                   [ASK_FRESH] = has->fresh,
                                   [ASK_DRY] = has->dry,
                                   [ASK_DRAWN] = has->drawn,
                                   [ASK_OUT] = has->out != 0,
                                   [ASK_KIND] = has->of != 0,
                                   [ASK_HERE] = has->here != 0,
                                   [ASK_PART] = has->part != 0,
                                   [ASK_HOLE] = has->hole,
                                   [ASK_BOARD] = has->laid != NULL,
                                   [ASK_TOGETHER] = has->both[0] != 0,
                                   [ASK_ENCLOSED] = has->enclosed != 0,
                                   [ASK_CLAIMS] = has->claims != 0};
    uint32_t count = 0;

    condition->any = true;
    for (unsigned ask = ASK_NO_MORE + 1; ask < TESI_ASKS; ask++) {
        if (asked[ask]) condition->asks[count++] = (uint8_t)ask;
    }
    condition->asks[count] = ASK_NO_MORE;
}

void tesI_condition_free(struct tesI_condition *condition)
{
    struct tesI_condition *other = condition->other;

    tesI_free(condition->types);
    tesI_free(condition->laid);
    while (other != NULL) {
        struct tesI_condition *next = other->other;
        tesI_free(other->types);
        tesI_free(other->laid);
        tesI_free(other);
        other = next;
    }
}

void tesI_catalogue_free(struct tesI_catalogue *cat)
{
    if (cat == NULL) return;
    for (uint32_t t = 0; t < cat->ntypes; t++) {
        tesI_free(cat->types[t].id);
        tesI_free(cat->types[t].segments);
        tesI_free(cat->types[t].with);
        tesI_free(cat->types[t].heading);
    }
    tesI_free(cat->types);
    for (uint32_t p = 0; p < cat->npiles; p++) {
        tesI_free(cat->piles[p].counts);
    }
    for (uint32_t p = 0; p < cat->nphases; p++) {
        tesI_condition_free(&cat->phases[p].when);
    }
    for (uint32_t v = 0; v < cat->nvars; v++) tesI_free(cat->vars[v].words);
    for (uint32_t l = 1; l <= cat->nlabels; l++) tesI_free(cat->labels[l]);
    tesI_free(cat->labels);
    tesI_free(cat->label_index);
    tesI_free(cat->rows);
    tesI_free(cat->row_demands);
    tesI_free(cat->row_index);
    tesI_free(cat->amended);
    tesI_free(cat->stamps);
    tesI_free(cat->scratch);
    tesI_store_free(&cat->spare);
    tesI_free(cat->block);
    tesI_free(cat);
}

/* ---- labels ------------------------------------------------------------ */

static uint32_t text_hash(const char *text)
{
    uint32_t hash = 2166136261u;
    for (; *text != '\0'; text++) {
        hash = (hash ^ (unsigned char)*text) * 16777619u;
    }
    return hash;
}

static uint32_t *label_slot(const struct tesI_catalogue *cat, const char *text)
{
    uint32_t i = text_hash(text) & (cat->label_slots - 1);
    while (cat->label_index[i] != 0 &&
           strcmp(cat->labels[cat->label_index[i]], text) != 0) {
        i = (i + 1) & (cat->label_slots - 1);
    }
    return &cat->label_index[i];
}

tesI_label tesI_label_find(const struct tesI_catalogue *cat, const char *text)
{
    return cat->label_slots == 0 ? 0 : (tesI_label)*label_slot(cat, text);
}

static bool grow_labels(struct tesI_catalogue *cat)
{
    uint32_t cap = cat->label_cap == 0 ? 128 : cat->label_cap * 2;
    if (cap > TESI_MAX_LABELS) return false;
    char **labels = tesI_realloc(cat->labels, cap * sizeof *labels);
    if (labels == NULL) return false;
    cat->labels = labels;
    uint32_t *index = tesI_zalloc(2 * (size_t)cap * sizeof *index);
    if (index == NULL) return false;
    tesI_free(cat->label_index);
    cat->label_index = index;
    cat->label_slots = 2 * cap;
    cat->label_cap = cap;
    for (uint32_t l = 1; l <= cat->nlabels; l++) {
        *label_slot(cat, cat->labels[l]) = l;
    }
    return true;
}

tesI_label tesI_label_of(struct tesI_catalogue *cat, const char *text)
{
    tesI_label known = tesI_label_find(cat, text);
    if (known != 0 || *text == '\0') return known;
    if (cat->nlabels + 1 >= cat->label_cap && !grow_labels(cat)) return 0;
    char *copy = tesI_strdup(text);
    if (copy == NULL) return 0;
    *label_slot(cat, text) = cat->nlabels + 1;
    cat->labels[++cat->nlabels] = copy;
    return (tesI_label)cat->nlabels;
}

/* ---- layout ------------------------------------------------------------ */

static void derive_type(const struct tesI_catalogue *cat,
                        struct tesI_type *type)
{
    memset(type->side_seg, TESI_NO_SEGMENT, sizeof type->side_seg);
    memset(type->half_seg, TESI_NO_SEGMENT, sizeof type->half_seg);
    type->has_area = type->joined = false;
    type->shared = 0;
    type->closing = 0;
    for (uint8_t i = 0; i < type->nsegments; i++) {
        const struct tesI_segdef *segment = &type->segments[i];
        TESI_EACH_BIT(segment->sides, s) {
            if (tesI_halves_at(segment->halves, s)) {
                type->shared |= (uint8_t)(1u << s);
            } else {
                type->side_seg[s] = i;
            }
        }
        TESI_EACH_BIT(segment->halves, h) type->half_seg[h] = i;
        switch ((tesI_closing)cat->kinds[segment->kind].closes) {
        case CLOSES_AROUND: type->has_area = true; break;
        case CLOSES_SIDES: type->closing |= (uint16_t)(1u << i); break;
        case CLOSES_NEVER: break;
        }
        if (segment->joined != 0) type->joined = true;
    }
}

uint32_t tesI_pieces_of(const struct tesI_catalogue *cat, uint32_t classes)
{
    uint32_t pieces = 0;
    for (uint32_t p = 0; p < cat->npieces; p++) {
        if (cat->pieces[p].classes & classes) pieces |= 1u << p;
    }
    return pieces;
}

/* One word, and nothing that stands for a place or a number in a key. */
static bool is_plain(const struct tesI_catalogue *cat, tesI_label name)
{
    return strpbrk(tesI_text(cat, name), " ,#/") == NULL;
}

static bool names_are_plain(const struct tesI_catalogue *cat)
{
    bool plain = true;
    for (uint32_t k = 0; k < cat->nkinds; k++) {
        plain = plain && is_plain(cat, cat->kinds[k].name);
    }
    for (uint32_t p = 0; p < cat->npieces; p++) {
        plain = plain && is_plain(cat, cat->pieces[p].name);
    }
    for (uint32_t z = 0; z < cat->nzones; z++) {
        plain = plain && is_plain(cat, cat->zones[z].name);
    }
    return plain;
}

void tesI_catalogue_chain(struct tesI_catalogue *cat)
{
    memset(cat->first_phase, 0, sizeof cat->first_phase);
    for (uint32_t p = cat->nphases; p-- > 0;) {
        struct tesI_phase *phase = &cat->phases[p];
        phase->next = cat->first_phase[phase->stage];
        if (!phase->landmark) cat->first_phase[phase->stage] = (uint8_t)(p + 1);
    }
}

bool tesI_catalogue_finish(struct tesI_catalogue *cat)
{
    struct tesI_layout *layout = &cat->layout;
    uint32_t players = (uint32_t)cat->players, next = WORD_FIXED;
    uint32_t attrs = 0, figures = 0;

    if (cat->nprinted == 0) cat->nprinted = cat->ntypes;
    for (uint32_t t = 0; t < cat->nprinted; t++) {
        cat->types[t].under = cat->types[t].plain = (uint16_t)t;
    }
    cat->plain_names = names_are_plain(cat);
    tesI_catalogue_chain(cat);
    for (uint32_t k = 0; k < cat->nkinds; k++) {
        if (cat->kinds[k].closes == CLOSES_AROUND) {
            cat->area_kinds |= 1u << k;
        }
        if (cat->kinds[k].nattrs > attrs) attrs = cat->kinds[k].nattrs;
    }
    for (uint32_t p = 0; p < cat->npieces; p++) {
        struct tesI_piece *piece = &cat->pieces[p];
        if (piece->grounds == 0) piece->grounds = piece->classes;
        if (!piece->owned) continue;
        layout->figures[p] = layout->seat_figures;
        layout->seat_figures += piece->count;
    }
    figures = layout->seat_figures * players;
    for (uint32_t p = 0; p < cat->npieces; p++) { /* players' ones come first */
        const struct tesI_piece *piece = &cat->pieces[p];
        if (piece->owned) continue;
        layout->figures[p] = figures;
        figures += piece->count;
        if (piece->bars) cat->barring[cat->nbarring++] = (uint8_t)p;
    }
    layout->extra_words = EXTRA_ATTRS + attrs;
    layout->scores = next;
    layout->supplies = next += players;
    layout->totals = next += (players + 1) * cat->npieces;
    layout->buried = next += cat->npiles;
    layout->piles = next += cat->npiles;
    layout->vars = next += cat->npiles * cat->nprinted;
    const uint32_t words[] = {
        [SCOPE_GAME] = 1, [SCOPE_PLAYER] = players, [SCOPE_FIGURE] = figures};
    for (uint32_t v = 0; v < cat->nvars; v++) {
        struct tesI_var *var = &cat->vars[v];
        if (var->scope == SCOPE_MAP) {
            var->word = v + 1;
        } else if (var->scope == SCOPE_TILE) {
            var->word = layout->tile_vars++;
        } else {
            var->word = next;
            next += words[var->scope];
        }
    }
    layout->parts = next;
    layout->words = next + TESI_MAX_PARTS;
    for (uint32_t t = 0; t < cat->ntypes; t++) {
        derive_type(cat, &cat->types[t]);
        cat->types[t].turns = tesI_type_turns(&cat->types[t]);
        for (uint32_t s = 0; s < cat->types[t].nsegments; s++) {
            const struct tesI_segdef *segment = &cat->types[t].segments[s];
            if (segment->sides == 0 && segment->halves != 0) {
                cat->kinds[segment->kind].ground = true;
            }
        }
    }
    return tesI_stamps_reserve(cat, 1024);
}

/* ---- which types fit a demand ------------------------------------------ */

/* See tesI_fits. */
static uint8_t fitting_rotations(const struct tesI_catalogue *cat,
                                 const struct tesI_type *type, uint32_t demand)
{
    unsigned rotations = 0;
    for (unsigned r = 0; r < 4; r++) {
        bool fits = true, must_go_on = false, goes_on = false;
        for (unsigned s = 0; s < TESI_SIDES && fits; s++) {
            unsigned wanted = tesI_demand_side(demand, s);
            const struct tesI_side_kind *own =
                &cat->sides[type->side[tesI_own_side(s, r)]];
            fits = wanted == 0 || own->touches >> wanted & 1;
            must_go_on = must_go_on || own->continues;
            goes_on = goes_on || (own->continues && wanted != 0);
        }
        if (fits && (goes_on || !must_go_on)) rotations |= 1u << r;
    }
    return tesI_fits_make(rotations, tesI_count_sides(rotations & type->turns));
}

/* Slot of a demand in the index, which is twice as large as the cache. */
static uint32_t *row_slot(const struct tesI_catalogue *cat, uint32_t demand)
{
    uint32_t mask = 2 * cat->row_cap - 1;
    uint32_t mixed = demand * 2654435769u;
    uint32_t i = (mixed ^ mixed >> 16) & mask;
    while (cat->row_index[i] != 0 &&
           cat->row_demands[cat->row_index[i] - 1] != demand) {
        i = (i + 1) & mask;
    }
    return &cat->row_index[i];
}

static bool grow_rows(struct tesI_catalogue *cat)
{
    uint32_t cap = cat->row_cap == 0 ? 128 : cat->row_cap * 2;
    uint32_t *demands = tesI_realloc(cat->row_demands, cap * sizeof *demands);
    if (demands == NULL) return false;
    cat->row_demands = demands;
    uint8_t *rows = tesI_zalloc((size_t)cap * cat->ntypes + 1);
    uint32_t *index = tesI_zalloc(2 * (size_t)cap * sizeof *index);
    size_t each = (size_t)4 * cat->ntogether * sizeof *cat->amended;
    uint32_t *amended = tesI_zalloc(cap * each + 1);
    if (rows == NULL || index == NULL || amended == NULL) {
        tesI_free(rows);
        tesI_free(index);
        tesI_free(amended);
        return false;
    }
    if (cat->amended != NULL) memcpy(amended, cat->amended, cat->nrows * each);
    tesI_free(cat->amended);
    cat->amended = amended;
    for (uint32_t t = 0; t < cat->ntypes && cat->nrows > 0; t++) {
        memcpy(rows + (size_t)t * cap, tesI_fits(cat, t), cat->nrows);
    }
    tesI_free(cat->rows);
    tesI_free(cat->row_index);
    cat->rows = rows;
    cat->row_index = index;
    cat->row_cap = cap;
    for (uint32_t r = 0; r < cat->nrows; r++) {
        *row_slot(cat, cat->row_demands[r]) = r + 1;
    }
    return true;
}

uint32_t tesI_catalogue_row(struct tesI_catalogue *cat, uint32_t demand)
{
    if (cat->nrows == cat->row_cap && !grow_rows(cat)) return TES_NONE;
    uint32_t *slot = row_slot(cat, demand);
    if (*slot != 0) return *slot - 1;
    for (uint32_t t = 0; t < cat->ntypes; t++) {
        cat->rows[(size_t)t * cat->row_cap + cat->nrows] =
            fitting_rotations(cat, &cat->types[t], demand);
    }
    cat->row_demands[cat->nrows] = demand;
    *slot = ++cat->nrows;
    return cat->nrows - 1;
}

/* ---- stamps ------------------------------------------------------------ */

uint32_t *tesI_scratch(struct tesI_catalogue *cat, uint32_t words)
{
    if (words > cat->scratch_cap || cat->scratch == NULL) {
        uint32_t cap = words + words / 2 + 64;
        uint32_t *scratch = tesI_realloc(cat->scratch, cap * sizeof *scratch);
        if (scratch == NULL) return NULL;
        cat->scratch = scratch;
        cat->scratch_cap = cap;
    }
    return cat->scratch;
}

bool tesI_stamps_reserve(struct tesI_catalogue *cat, uint32_t ids)
{
    if (ids <= cat->stamp_cap) return true;
    uint32_t cap = ids + ids / 2;
    uint32_t *stamps = tesI_realloc(cat->stamps, cap * sizeof *stamps);
    if (stamps == NULL) return false;
    memset(stamps + cat->stamp_cap, 0, (cap - cat->stamp_cap) * sizeof *stamps);
    cat->stamps = stamps;
    cat->stamp_cap = cap;
    return true;
}

uint32_t tesI_stamps_next(struct tesI_catalogue *cat)
{
    if (++cat->stamp_now == 0) {
        memset(cat->stamps, 0, cat->stamp_cap * sizeof *cat->stamps);
        cat->stamp_now = 1;
    }
    return cat->stamp_now;
}

uint32_t tesI_stamps_block(struct tesI_catalogue *cat, uint32_t count)
{
    if (UINT32_MAX - cat->stamp_now <= count) {
        cat->stamp_now = UINT32_MAX; /* wraps: all stamps are cleared */
    }
    uint32_t first = tesI_stamps_next(cat);
    cat->stamp_now += count - 1;
    return first;
}
