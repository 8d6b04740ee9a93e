/* model.h - the board worked out anew from what was laid, without any of the
 * core's short cuts: the yardstick of the board's tests. */
#ifndef TES_TESTS_MODEL_H
#define TES_TESTS_MODEL_H

#include "fake.h"

#define MODEL_TILES 160
#define MODEL_NODES (MODEL_TILES * 8)
#define MODEL_LINKS 64

struct model_tile {
    uint32_t type;
    int32_t x, y;
    unsigned rotation;
};

struct model {
    const struct tesI_catalogue *cat;
    uint32_t tiles; /* laid so far, to be filled in by the test */
    struct model_tile tile[MODEL_TILES];

    uint32_t links; /* joins that rules made, by the test */
    struct model_link {
        uint32_t a, b;
    } link[MODEL_LINKS];

    /* by model_derive; a node is a segment of a tile, as in the core */
    uint32_t nodes;
    uint32_t first[MODEL_TILES];   /* node of a tile's first segment */
    uint32_t owner[MODEL_NODES];   /* tile of a node */
    uint32_t feature[MODEL_NODES]; /* smallest node of the feature */
    uint32_t open[MODEL_NODES];    /* sides open, by feature */
    bool complete[MODEL_NODES];    /* by feature */
};

/* Does a tile of the type look in this rotation as it does in one before? */
bool model_repeats(const struct tesI_type *type, unsigned rotation);

/* Works out everything from the tiles. */
void model_derive(struct model *model);

/* Tile at a cell, or TES_NONE. */
uint32_t model_at(const struct model *model, int32_t x, int32_t y);

const struct tesI_segdef *model_segment(const struct model *model,
                                        uint32_t node);

/* True when an empty cell beside a tile takes the type in this rotation. */
bool model_fits(const struct model *model, uint32_t type, int32_t x, int32_t y,
                unsigned rotation);

/* Merged attribute of a feature, in the order of its nodes. */
int32_t model_attr(const struct model *model, uint32_t feature, uint32_t attr);

/* Has a feature more than one value of an attribute? Values of MERGE_ONE are
 * told apart only while it has one. */
bool model_has_many(const struct model *model, uint32_t feature, uint32_t attr);

/* ---- a board and its model ---- */

#define BOARD_PASTS 256

/* A board and its model, and the states it went through. */
struct board {
    struct tesI_catalogue *cat;
    struct tes_game *game;
    struct model model;
    uint64_t dice;
    struct past {
        tesI_mark mark;
        uint64_t hash, digest;
        uint32_t tiles;
    } past[BOARD_PASTS];
    uint32_t pasts;
};

/* A random board with one tile, and its end. */
struct board *board_new(uint64_t seed);
void board_free(struct board *board);

/* Notes the present state; returns to one that was noted, checks it, and
 * forgets it and all later ones. */
void board_remember(struct board *board);
void board_go_back(struct board *board, uint32_t pasts);

/* Lays a random tile where it fits; now and then turned so that it does
 * not. Nothing when there is no place. */
void board_lay_one(struct board *board);

/* Open sides, completion, tiles, members and attributes of all features are
 * those of the model, which must have been derived. */
void board_check_features(const struct board *board);

/* Rings, supplies, claims and majorities are what the figures say. */
void board_check_figures(const struct board *board);

/* Moves a random figure to a random place, twice out of three to a segment. */
void board_move_one(struct board *board);

#endif
