/* bind_qr.c - QR codes, so that a phone opens what a terminal prints. */
#include "bind/values.h"
#include "serve/serve.h"

#ifdef HAVE_QRENCODE
#include <qrencode.h>

/* rows(text) -> its QR code, a list of rows, each a text of 1 (dark) and 0;
 * nil: the text is too long */
static int s_qr_rows(lua_State *L)
{
    const char *text = luaL_checkstring(L, 1);
    QRcode *code = QRcode_encodeString(text, 0, QR_ECLEVEL_L, QR_MODE_8, 1);
    luaL_Buffer row;

    if (code == NULL) return 0;
    lua_createtable(L, code->width, 0);
    for (int y = 0; y < code->width; y++) {
        luaL_buffinit(L, &row);
        for (int x = 0; x < code->width; x++)
            luaL_addchar(&row, code->data[y * code->width + x] & 1 ? '1' : '0');
        luaL_pushresult(&row);
        lua_rawseti(L, -2, y + 1);
    }
    QRcode_free(code);
    return 1;
}

#else

static int s_qr_rows(lua_State *L)
{
    (void)L;
    return 0;
}

#endif

static const luaL_Reg functions[] = {{"rows", s_qr_rows}, {NULL, NULL}};

int s_open_qr(lua_State *L)
{
    luaL_newlib(L, functions);
    return 1;
}
