-- luacheck 1.1. What a file may name depends on where it lives.
std = "lua54"
max_line_length = 80
self = false
-- Attacks are not written to be read.
exclude_files = { ".build", "tests/hostile/modules", "tests/hostile/tiles",
  "tests/hostile/configs" }

-- The safe subset of the Lua library that modules see (lua/doc/design.md).
stds.sandbox = {
  read_globals = {
    "assert", "error", "ipairs", "pairs", "select", "tonumber", "tostring",
    "type", "table", "utf8",
    math = { fields = { "abs", "ceil", "floor", "max", "min", "huge",
      "maxinteger", "mininteger", "tointeger", "type", "ult", "fmod" } },
    string = { fields = { "byte", "char", "find", "format", "gmatch", "gsub",
      "len", "lower", "match", "rep", "reverse", "sub", "upper" } },
  },
}

-- The words of a module file.
stds.module = {
  read_globals = {
    "module", "option", "terrain", "feature", "tile", "tileset", "piece",
    "stand", "stack", "state", "phase", "test", "look", "text", "use", "sum",
    "slot", "export", "mark", "zone", "pile", "loaded", "overlay", "rank",
    "decider", "always",
    on = { other_fields = true },
    allow = { other_fields = true },
    offer = { other_fields = true },
    score = { other_fields = true },
    replace = { other_fields = true },
    wrap = { other_fields = true },
    weight = { other_fields = true },
    add = { other_fields = true },
    wrap = { other_fields = true },
  },
}

stds.tiles = { read_globals = { "tileset", "tile", "look" } }

files["expansions"] = { std = "sandbox+module" }
files["tests/docs"] = { std = "sandbox+module" }
files["tests/hostile/junk.lua"] = { std = "sandbox+module" }
files["tests/bench"] = { std = "sandbox+module" }
files["tests/lab/faults"] = { std = "sandbox+module" }
files["tests/lab/lies"] = { std = "sandbox+module" }
files["tests/properties"] = { std = "sandbox+module" }
files["tests/rules"] = { std = "sandbox+module" }
files["tiles"] = { std = "sandbox+tiles" }
