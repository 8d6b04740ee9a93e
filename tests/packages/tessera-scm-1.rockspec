rockspec_format = "3.0"
package = "tessera"
version = "scm-1"
source = { url = "git+file://." }
description = {
  summary = "Tile-laying games of the Carcassonne family, every rule in Lua",
  detailed = [[The Tessera engine as a module for plain Lua: load rules, play,
    take back, copy, save. All modules and tile sets come along.]],
  license = "not chosen yet",
}
supported_platforms = { "unix" }
dependencies = { "lua >= 5.4, < 5.5" }
build = {
  type = "make",
  build_target = "rock",
  -- in a folder of its own, as luarocks has another compiler in mind
  build_variables = { VARIANT = "rock", LUA_CFLAGS = "-isystem $(LUA_INCDIR)" },
  install_target = "install-rock",
  install_variables = { VARIANT = "rock", LIBDIR = "$(LIBDIR)",
    LUADIR = "$(LUADIR)" },
}
