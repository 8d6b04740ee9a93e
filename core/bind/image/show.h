/* show.h - pictures in the terminal, by libchafa; HAVE_CHAFA says that the
 * build found it. Without it both functions return nil and an error. */
#ifndef TESSERA_IMAGE_SHOW_H
#define TESSERA_IMAGE_SHOW_H

#include <lua.h>

/* show{ svg, columns, rows, way, colours, texts } */
int h_image_show(lua_State *L);

/* way() -> how this terminal shows pictures */
int h_image_way(lua_State *L);

#endif
