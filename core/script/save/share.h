/* share.h - saved games as one seat saw them.
 *
 * Such a file, a shared save, lacks the seed and every answer that is hidden
 * from the seat. To load it, the *scout* is played: a game whose hidden answers
 * are guessed until the seat sees what the file says it saw. Only the seat's
 * view of the scout is shown. */
#ifndef TES_SHARE_H
#define TES_SHARE_H

#include "script/save/save.h"

/* Plays the scout on, or again from the start, to the position after `answers`.
 * TES_EINPUT: no game was found that agrees with the file. */
tes_status tesI_share_go(struct tes_save *save, tes_ruleset *rules,
                         uint32_t answers, tes_error *err);

/* The error of adding to a shared save: TES_EINPUT. */
tes_status tesI_share_closed(const struct tes_save *save, tes_error *err);

#endif
