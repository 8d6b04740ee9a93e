/* vetoes.h - why options are missing.
 *
 * Vetoes are frequent, and their reasons are seldom read. So a note is a few
 * bytes in a buffer, and becomes a text only when it is read. The notes of a
 * decision last until the next one is put together. No state. */
#ifndef TES_VETOES_H
#define TES_VETOES_H

#include "state/game.h"

void tesI_vetoes_forget(struct tes_game *game);
void tesI_vetoes_free(struct tes_game *game);

/* A tile may not be laid on a cell, or a figure of a piece not be put on a
 * segment of a kind or into a zone, by name. The reason is copied. If memory
 * runs out, the note is lost, and nothing fails. */
void tesI_veto_place(struct tes_game *game, uint32_t cell, unsigned rotation,
                     const char *reason);
void tesI_veto_figure(struct tes_game *game, uint32_t piece, tesI_label place,
                      const char *reason);

/* As tes_game_veto, of the notes that are there. */
size_t tesI_veto_text(const struct tes_game *game, uint32_t index, char *text,
                      size_t size);

#endif
