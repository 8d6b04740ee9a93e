/* secrets.h - who may see what.
 *
 * A variable, pile or zone may be declared for the eyes of some seats only.
 * Whoever reads it while a phase runs knows something that others do not, so
 * from then on what the phase asks, and what is answered, is hidden from those
 * who may not see what was read, until a rule lays it open or the phase ends.
 * Whom that concerns is a mask: a bit for each seat, and one for those who
 * only look on. */
#ifndef TES_SECRETS_H
#define TES_SECRETS_H

#include "state/game.h"

/* Everybody, on-lookers included. */
#define TESI_ONLOOKER (1u << TES_MAX_PLAYERS)
#define TESI_EVERYBODY (TESI_ONLOOKER | (TESI_ONLOOKER - 1))

/* Bit of a seat, or of on-lookers for TES_CHANCE. */
static inline uint32_t tesI_eye(int seat)
{
    return seat < 0 ? TESI_ONLOOKER : 1u << seat;
}

/* Whom a variable is hidden from, for an id as in tesI_value_get. */
uint32_t tesI_var_hidden(const struct tes_game *game, uint32_t var,
                         uint32_t id);
/* The same of what a pile holds, not of how much. */
uint32_t tesI_pile_hidden(const struct tes_game *game, uint32_t pile);
/* The same of which figures are in a zone (tesI_held). */
uint32_t tesI_zone_hidden(const struct tes_game *game, uint32_t zone);

/* Something was read, or is about to be known, that is hidden from these. */
static inline void tesI_hide(struct tes_game *game, uint32_t from)
{
    game->hidden |= from;
}

/* Somebody looks into these piles, a bit each. What is missing in a pile that
 * feeds hidden ones is in these, so who looks into that knows them all. */
void tesI_look_into(struct tes_game *game, uint32_t piles);

/* Lays open what was hidden so far, and the last answer of a player in the
 * running phase. False: out of memory. */
bool tesI_reveal(struct tes_game *game);

/* From whom a question to a player is hidden: never from the player. */
static inline uint32_t tesI_hidden_from_others(const struct tes_game *game,
                                               int player)
{
    return player < 0 ? game->hidden : game->hidden & ~tesI_eye(player);
}

#endif
