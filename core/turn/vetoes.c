/* vetoes.c - notes of why options are missing; see vetoes.h. */
#include "turn/vetoes.h"

#include <stdio.h>
#include <string.h>

#include "board/cells.h"
#include "port/alloc.h"

/* Most notes that are kept for one decision, and most bytes of a reason. */
#define MAX_NOTES 4096
#define MAX_REASON 200

/* Ahead of each reason in the buffer. */
struct note {
    uint16_t a, b;    /* x and y of a cell; labels of a piece and a place */
    uint8_t rotation; /* of the tile, or FIGURE */
    uint8_t length;   /* of the reason, without a NUL */
};
#define FIGURE 4

void tesI_vetoes_forget(struct tes_game *game)
{
    game->vetoes.used = 0;
    game->vetoes.count = 0;
    game->vetoes.lost = false;
}

void tesI_vetoes_free(struct tes_game *game) { tesI_free(game->vetoes.notes); }

static bool make_room(struct tes_game *game, size_t size)
{
    if (game->vetoes.used + size <= game->vetoes.cap) return true;
    uint32_t cap = game->vetoes.cap == 0 ? 256 : game->vetoes.cap * 2;
    char *more = tesI_realloc(game->vetoes.notes, cap);
    if (more == NULL) return false;
    game->vetoes.notes = more;
    game->vetoes.cap = cap;
    return true;
}

static void add(struct tes_game *game, struct note note, const char *reason)
{
    size_t length = 0;
    while (length < MAX_REASON && reason[length] != '\0') length++;
    if (game->vetoes.count == MAX_NOTES ||
        !make_room(game, sizeof note + length)) {
        return;
    }
    char *at = game->vetoes.notes + game->vetoes.used;
    note.length = (uint8_t)length;
    memcpy(at, &note, sizeof note);
    memcpy(at + sizeof note, reason, length);
    game->vetoes.used += (uint32_t)(sizeof note + length);
    game->vetoes.count++;
}

void tesI_veto_place(struct tes_game *game, uint32_t cell, unsigned rotation,
                     const char *reason)
{
    int32_t x, y;
    tesI_cell_xy(game, cell, &x, &y);
    struct note note = {
        .a = (uint16_t)x, .b = (uint16_t)y, .rotation = (uint8_t)rotation};
    add(game, note, reason);
}

void tesI_veto_figure(struct tes_game *game, uint32_t piece, tesI_label place,
                      const char *reason)
{
    struct note note = {
        .a = game->cat->pieces[piece].name, .b = place, .rotation = FIGURE};
    add(game, note, reason);
}

size_t tesI_veto_text(const struct tes_game *game, uint32_t index, char *text,
                      size_t size)
{
    const struct tesI_catalogue *cat = game->cat;
    const char *at = game->vetoes.notes;
    struct note note;
    int length;

    if (index >= game->vetoes.count) return 0;
    for (memcpy(&note, at, sizeof note); index > 0; index--) {
        at += sizeof note + note.length;
        memcpy(&note, at, sizeof note);
    }
    at += sizeof note;
    if (note.rotation == FIGURE) {
        length = snprintf(text, size, "%s %s: %.*s", tesI_text(cat, note.a),
                          tesI_text(cat, note.b), (int)note.length, at);
    } else {
        length =
            snprintf(text, size, "%c %d,%d: %.*s", "^>v<"[note.rotation],
                     (int16_t)note.a, (int16_t)note.b, (int)note.length, at);
    }
    return length < 0 ? 0 : (size_t)length;
}
