/* names.h - how the records and Tessera name the same thing.
 *
 * All of it is in tables at the top of names.c and config.c; nothing else in
 * the runner knows a module. The record's words are used in every line that
 * is compared, so Tessera's are translated to them, except score terms,
 * which go the other way. */
#ifndef CONFORMANCE_NAMES_H
#define CONFORMANCE_NAMES_H

#include "lines.h"
#include "tessera.h"

#include <jansson.h>
#include <stdbool.h>

/* From now on our module and tile set `from` is the one called `to`, to be
 * found in `folder`. The strings are not copied. */
void name_rename(const char *from, const char *to, const char *folder);
/* The name a module goes by; the folder of renamed ones, or NULL. */
const char *name_module(const char *module);
const char *name_folder(void);

/* Piece kinds: "meeple" <-> "small"; others keep their name. */
const char *name_piece_in_record(const char *piece);
const char *name_piece_of_record(const char *type);

/* Our reason of a score event -> the record's category. */
const char *name_category_in_record(const char *reason);
/* The record's category as we know it. */
const char *name_category_of_record(const char *category);
/* Whether the `tiles` of an event of this category are compared. */
bool name_category_has_tiles(const char *category);
/* Whether such an event opens a turn, so that it belongs to the next entry
 * although it happens with the last answer of the turn before. */
bool name_opens_turn(const char *category);
/* The record's score term -> our name; "*" when the terms of such an event
 * are compared as one sum. */
const char *name_term_of_record(const char *category, const char *term);

/* Whether the count of a term of ours is compared. */
bool name_term_counts(const char *term);

/* Whether the offers of the figure phase are asked for in this phase. */
/* Points that are in scores and breakdown, but in no event of a record. */
bool name_never_an_event(const char *category);
/* Events of no points that only a record lists, by category and name (NULL:
 * one of ours). */
bool name_idle_event(const char *category, const char *name);
bool name_figure_phase(const char *phase);

/* Which part of an option goes into its line. */
typedef enum option_shape {
    SHAPE_WORD,   /* act */
    SHAPE_SPOT,   /* act type feature x,y ports */
    SHAPE_PLACE,  /* act feature x,y ports */
    SHAPE_FLIGHT, /* act type "flier" x,y center: of the tile laid last */
    SHAPE_TOWER,  /* act type "tower" x,y center */
    SHAPE_ZONE,   /* act type "quarter" zone */
    SHAPE_FIGURE, /* act type owner feature x,y ports */
    SHAPE_KIND,   /* act type owner */
    SHAPE_JAIL,   /* act type owner jailer */
    SHAPE_CELL,   /* act x,y */
    SHAPE_PAIR,   /* act x,y ports */
    SHAPE_FOOT,   /* act x,y ports, of where a figure stands */
    SHAPE_LINE,   /* act x,y and the ports at both ends of a line */
    SHAPE_SIDE,   /* act x,y and a port of a segment */
    SHAPE_TOKEN,  /* act verb x,y and the ports of a segment */
    SHAPE_VERB,   /* act verb */
    SHAPE_NAME    /* act zone */
} option_shape;

/* The record's `act` for an option of ours, or NULL when no row of the table
 * fits. */
const char *name_act(const tes_ruleset *rules, const tes_option *option,
                     option_shape *shape);

/* The acts that a list of offers in short form stands for, NULL past the last:
 * both of those that share one, else what the phase is called. */
/* Does the record leave this phase out when nothing is left but to pass? */
bool name_left_out(const char *phase);
/* Does the record stop asking in this phase while others could still answer? */
bool name_asked_less(const char *phase);

/* Is this asked before the tile of an entry is drawn? */
bool name_opens_entry(const char *prompt);

/* The act of putting a figure on a segment in this phase, or NULL for the usual
 * one. */
const char *name_deploy_act(const char *phase);
const char *name_phase_act(const char *phase, size_t index);

/* Acts that the record never lists among the offers. */
bool name_never_listed(const char *act);

/* Draws listed as discarded that are no draw of ours. */
bool name_phantom_tile(const char *id);

/* The record's tile id -> ours, in a game with this set-up. */
text name_tile_of_record(const json_t *setup, const char *id);

/* Where a figure stands that is on a tile of this id, not on a segment. */
const char *name_tile_place(const char *id);

/* Our tile id as the record has it. */
const char *name_tile_in_record(const char *id);

/* A token of the record; how many `player` has. False: no such variable. */
bool name_token(const tes_game *game, const char *token, int player,
                int64_t *count);
/* The tokens a record may list, NULL past the last. */
const char *name_token_at(size_t index);

/* The zone without our module's prefix: "count.castle" -> "castle". */
const char *name_zone(const char *zone);
/* Seat that holds this figure prisoner, or -1. */
int name_jailer(const tes_figure *figure);
/* Pieces that the record does not list among the figures. */
bool name_is_token(const char *piece);
/* Does the record have a piece in this list of `board`? NULL: any piece. */
bool name_laid(const char *piece, const char *list);

/* Bit mask of the ports of a record: sides in bits 0-3, halves in bits 8-15;
 * 0 for "center". */
unsigned name_ports(const json_t *ports);
/* Writes a mask and, when it is 0, "center" or "center2" ... */
void name_write_ports(unsigned mask, unsigned center, char *to, size_t size);

/* config.c: the config text of a recorded game, malloc'd. NULL with the name
 * of the first module in *missing that does not exist under `root`, or, out
 * of memory, without. */
char *config_of_record(const json_t *setup, const char *root,
                       const char **missing);

/* The same config with the copies of every tile that the record's own pack
 * has; `loaded` is what it gives without. malloc'd, or NULL. */
char *config_with_pack(const json_t *setup, const char *config,
                       const tes_ruleset *loaded);

#endif
