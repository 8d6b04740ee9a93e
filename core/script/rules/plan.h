/* plan.h - how build.c and build_tiles.c read the plan that
 * lua/plan/catalogue.lua makes.
 *
 * The plan is tables of fields: numbers, names, functions, lists of such
 * tables. A *row* is a struct that one of these tables is read into; an array
 * of struct tesI_plan_field says which field goes to which member. A field
 * that is missing leaves its member 0. All functions here raise. */
#ifndef TES_PLAN_H
#define TES_PLAN_H

#include <lauxlib.h>
#include <stddef.h>

#include "state/catalogue.h"

/* What becomes of a field. */
typedef enum tesI_plan_form {
    PLAN_AS_NUMBER,   /* integer of any width; true is 1, false 0 */
    PLAN_AS_FLAG,     /* bool: neither false nor 0 */
    PLAN_AS_LABEL,    /* tesI_label of a text */
    PLAN_AS_FUNCTION, /* int, a reference in the registry */
    PLAN_AS_ROW,      /* the struct that a table is read into */
    PLAN_AS_ARRAY,    /* rows of a list, in the row itself */
    PLAN_AS_OWNED,    /* the same, in memory of their own */
    PLAN_AS_READ      /* what a function makes of it */
} tesI_plan_form;

struct tesI_plan_field {
    const char *name; /* "": the row is this value itself, and no table */
    tesI_plan_form form;
    bool fast;           /* left out where what C can run is left to Lua */
    size_t offset, size; /* of the member; of one row of a list */
    /* lists: the member that gets the length, their limit, and their rows; or
     * the fields of PLAN_AS_ROW */
    size_t count_offset, count_size;
    lua_Integer limit;
    const struct tesI_plan_field *row; /* ends with {0} */
    /* PLAN_AS_READ: gets the value at the top of the stack, which is not nil,
     * and the member */
    void (*read)(lua_State *L, void *member);
};

#define PLAN_MEMBER(type, member)            \
    .offset = offsetof(struct type, member), \
    .size = sizeof((struct type *)0)->member
#define PLAN_FIELD(type, field, member, how)                      \
    {                                                             \
        .name = (field), .form = (how), PLAN_MEMBER(type, member) \
    }

/* Fields that are called as the members they go to. */
#define PLAN_NUMBER(type, member) \
    PLAN_FIELD(type, #member, member, PLAN_AS_NUMBER)
#define PLAN_FLAG(type, member) PLAN_FIELD(type, #member, member, PLAN_AS_FLAG)
#define PLAN_LABEL(type, member) \
    PLAN_FIELD(type, #member, member, PLAN_AS_LABEL)

#define PLAN_FAST(type, member, how)                  \
    {                                                 \
        .name = #member, .form = (how), .fast = true, \
        PLAN_MEMBER(type, member)                     \
    }

/* The field goes to a member by way of a function. */
#define PLAN_READ(type, field, member, function)                          \
    {                                                                     \
        .name = (field), .form = PLAN_AS_READ, PLAN_MEMBER(type, member), \
        .read = (function)                                                \
    }

/* A table that is a row of its own. */
#define PLAN_ROW(type, member, fields)                                   \
    {                                                                    \
        .name = #member, .form = PLAN_AS_ROW, PLAN_MEMBER(type, member), \
        .row = (fields)                                                  \
    }

/* A list of at most so many rows. */
#define PLAN_LIST(type, field, member, most, rows, how)                      \
    .name = (field), .form = (how), .offset = offsetof(struct type, member), \
    .size = sizeof *((struct type *)0)->member, .limit = (most), .row = (rows)
#define PLAN_COUNT(type, length)                   \
    .count_offset = offsetof(struct type, length), \
    .count_size = sizeof((struct type *)0)->length
#define PLAN_ARRAY(type, member, length, most, rows)                 \
    {                                                                \
        PLAN_LIST(type, #member, member, most, rows, PLAN_AS_ARRAY), \
            PLAN_COUNT(type, length)                                 \
    }
#define PLAN_OWNED(type, member, length, most, rows)                 \
    {                                                                \
        PLAN_LIST(type, #member, member, most, rows, PLAN_AS_OWNED), \
            PLAN_COUNT(type, length)                                 \
    }
/* Lists whose length is known otherwise. */
#define PLAN_HERE(type, field, member, most, rows)                \
    {                                                             \
        PLAN_LIST(type, field, member, most, rows, PLAN_AS_ARRAY) \
    }
#define PLAN_AWAY(type, field, member, most, rows)                \
    {                                                             \
        PLAN_LIST(type, field, member, most, rows, PLAN_AS_OWNED) \
    }

/* Rows that are one name, or one number. */
extern const struct tesI_plan_field tesI_plan_name[], tesI_plan_byte[],
    tesI_plan_short[], tesI_plan_value[];

/* Reads the table at the top of the stack. */
void tesI_plan_read(lua_State *L, const struct tesI_plan_field *fields,
                    void *row);

/* Zeroed memory for what a catalogue owns. */
void *tesI_plan_room(lua_State *L, size_t count, size_t size);

#endif
