/* spell.h - one line of text for a thing in a record or in a game.
 *
 * The same thing gives the same line from both sides:
 *
 *     place    city 0,1 N,E    field 2,0 center2    tower 1,1 center
 *              quarter castle
 *     figure   small 2 city 0,1 N,E          (type, owner, place)
 *     option   deploy small city 0,1 N,E     pass     dragon 3,4 */
#ifndef CONFORMANCE_SPELL_H
#define CONFORMANCE_SPELL_H

#include "lines.h"
#include "tessera.h"

#include <jansson.h>
#include <stdbool.h>

/* From an object of the record with feature, x, y and ports. */
void spell_record_place(text *to, const json_t *place);
/* From an object of the record with type, owner and a place. */
void spell_record_figure(text *to, const json_t *figure);
/* From an action or an offer of the record. */
/* An offer in short form, [x, y], [x, y, ports] or [feature, x, y, ports], of
 * an act. */
void spell_record_short(text *to, const char *act, const json_t *offer);
void spell_record_act(text *to, const json_t *act);

/* From a segment of a placed tile. */
void spell_segment(text *to, const tes_game *game, uint32_t tile,
                   uint32_t segment);
/* From where a figure stands; "supply" and "out" besides the above. */
void spell_figure_place(text *to, const tes_game *game,
                        const tes_figure *figure);
void spell_figure(text *to, const tes_game *game, const tes_figure *figure);
/* The cell and the ports of two segments of one tile. */
void spell_pair(text *to, const tes_game *game, uint32_t a, uint32_t b);
/* From an option whose segment stands for a whole feature: that very segment;
 * nothing from any other. */
void spell_spot(text *to, const tes_game *game, uint32_t index);
/* From an option, with its index; "?KEY" when names.c has no act for it. */
void spell_option(text *to, const tes_game *game, uint32_t index);

#endif
