/* secrets.h - who may see what.
 *
 * A variable, pile or zone may be visible to some seats only. When a phase
 * reads it, later questions of the phase and their answers could tell the
 * secret. So they are hidden from the seats that may not see it, until a rule
 * reveals them or the phase ends. "Hidden from" is always a mask: a bit for
 * each seat, and one for onlookers. */
#ifndef TES_SECRETS_H
#define TES_SECRETS_H

#include "state/game.h"

/* Everybody, on-lookers included. */
#define TESI_ONLOOKER (1u << TES_MAX_PLAYERS)
#define TESI_EVERYBODY (TESI_ONLOOKER | (TESI_ONLOOKER - 1))

/* Bit of a seat; of onlookers for TES_CHANCE. */
static inline uint32_t tesI_eye(int seat)
{
    return seat < 0 ? TESI_ONLOOKER : 1u << seat;
}

/* Mask of the seats that a variable is hidden from, for an id as in
 * tesI_value_get. */
uint32_t tesI_var_hidden(const struct tes_game *game, uint32_t var,
                         uint32_t id);
/* The same for the types in a pile; its size is visible to all. */
uint32_t tesI_pile_hidden(const struct tes_game *game, uint32_t pile);
/* The same for the figures in a zone (tesI_held). */
uint32_t tesI_zone_hidden(const struct tes_game *game, uint32_t zone);

/* Call it when something is read that is hidden from these seats. */
static inline void tesI_hide(struct tes_game *game, uint32_t from)
{
    game->hidden |= from;
}

/* Call it when a rule reads these piles, a bit each. A pile that feeds hidden
 * piles tells what is in them, by what is missing, so reading it counts as
 * reading these, too. */
void tesI_look_into(struct tes_game *game, uint32_t piles);

/* Reveals the questions of the running phase so far, and the last answer of a
 * player in it. False: out of memory. */
bool tesI_reveal(struct tes_game *game);

/* Mask of the seats that a question to a player is hidden from; never the
 * player. */
static inline uint32_t tesI_hidden_from_others(const struct tes_game *game,
                                               int player)
{
    return player < 0 ? game->hidden : game->hidden & ~tesI_eye(player);
}

#endif
