-- load.lua FILE: a saved game, loaded by the module for plain Lua; prints its
-- hash.
local tessera = require "tessera"
local _, game = assert(tessera.save.load(arg[1]))
print(("%016x"):format(game:hash()))
