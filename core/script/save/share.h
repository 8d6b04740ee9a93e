/* share.h - saved games as one seat saw them.
 *
 * Such a file lacks the seed and every answer that the seat may not know. It
 * is loaded by playing a game that could have been the one: what is hidden is
 * guessed, and guessed again until the seat sees what it saw. Of that game
 * nothing but the view of the seat is ever shown. */
#ifndef TES_SHARE_H
#define TES_SHARE_H

#include "save.h"

/* Brings the scout, from wherever it is, to the position after `answers`.
 * TES_EINPUT: no game was found that agrees with the file. */
tes_status tesI_share_go(struct tes_save *save, tes_ruleset *rules,
                         uint32_t answers, tes_error *err);

/* Says that a shared save cannot be gone on with. */
tes_status tesI_share_closed(const struct tes_save *save, tes_error *err);

#endif
