/* plan.c - reads tables of the plan into structs; see plan.h. */
#include "script/rules/plan.h"

#include "port/alloc.h"
#include "script/vm/handle.h"

const struct tesI_plan_field tesI_plan_name[] = {
    {.name = "", .form = PLAN_AS_LABEL}, {0}};
const struct tesI_plan_field tesI_plan_byte[] = {
    {.name = "", .form = PLAN_AS_NUMBER, .size = 1}, {0}};
const struct tesI_plan_field tesI_plan_short[] = {
    {.name = "", .form = PLAN_AS_NUMBER, .size = 2}, {0}};
const struct tesI_plan_field tesI_plan_value[] = {
    {.name = "", .form = PLAN_AS_NUMBER, .size = 4}, {0}};

void *tesI_plan_room(lua_State *L, size_t count, size_t size)
{
    void *block = tesI_zalloc(count * size + 1);
    if (block == NULL) tesI_out_of_memory(L);
    return block;
}

static void put_number(void *member, size_t size, lua_Integer value)
{
    switch (size) {
    case 1: *(uint8_t *)member = (uint8_t)value; break;
    case 2: *(uint16_t *)member = (uint16_t)value; break;
    case 4: *(uint32_t *)member = (uint32_t)value; break;
    default: *(uint64_t *)member = (uint64_t)value; break;
    }
}

/* The list at the top of the stack. What is read is owned at once, so that an
 * error loses nothing. */
static void read_list(lua_State *L, const struct tesI_plan_field *field,
                      char *row)
{
    char *rows = row + field->offset;
    lua_Integer count = luaL_len(L, -1);
    if (count > field->limit) {
        luaL_error(L, "too many %s: %d, the core takes %d", field->name,
                   (int)count, (int)field->limit);
    }
    if (field->form == PLAN_AS_OWNED) {
        void **owner = (void **)(void *)rows;
        *owner = tesI_plan_room(L, (size_t)count, field->size);
        rows = *owner;
    }
    if (field->count_size != 0) {
        put_number(row + field->count_offset, field->count_size, count);
    }
    for (lua_Integer i = 0; i < count; i++) {
        lua_geti(L, -1, i + 1);
        tesI_plan_read(L, field->row, rows + (size_t)i * field->size);
        lua_pop(L, 1);
    }
}

/* The value at the top of the stack. */
static void read_field(lua_State *L, const struct tesI_plan_field *field,
                       char *row)
{
    void *member = row + field->offset;
    bool nothing = lua_isnil(L, -1), truth = lua_isboolean(L, -1);

    switch (field->form) {
    case PLAN_AS_NUMBER:
        put_number(member, field->size,
                   truth ? lua_toboolean(L, -1) : lua_tointeger(L, -1));
        break;
    case PLAN_AS_FLAG:
        *(bool *)member = lua_toboolean(L, -1) &&
                          (!lua_isinteger(L, -1) || lua_tointeger(L, -1) != 0);
        break;
    case PLAN_AS_LABEL:
        if (!nothing) {
            *(tesI_label *)member = tesI_check_label(L, lua_gettop(L));
        }
        break;
    case PLAN_AS_FUNCTION:
        if (nothing) break;
        luaL_checktype(L, -1, LUA_TFUNCTION);
        lua_pushvalue(L, -1);
        *(int *)member = luaL_ref(L, LUA_REGISTRYINDEX);
        break;
    case PLAN_AS_ROW:
        if (!nothing) tesI_plan_read(L, field->row, member);
        break;
    case PLAN_AS_ARRAY:
    case PLAN_AS_OWNED:
        if (!nothing) read_list(L, field, row);
        break;
    case PLAN_AS_READ:
        if (!nothing) field->read(L, member);
        break;
    }
}

void tesI_plan_read(lua_State *L, const struct tesI_plan_field *fields,
                    void *row)
{
    luaL_checkstack(L, 6, NULL);
    for (; fields->name != NULL; fields++) {
        if (*fields->name == '\0') {
            read_field(L, fields, row);
            continue;
        }
        if (fields->fast && tesI_vm(L)->lua_only) continue;
        lua_getfield(L, -1, fields->name);
        read_field(L, fields, row);
        lua_pop(L, 1);
    }
}
