-- load
-- expect: wrong-state\.lua:[0-9]+: .*cannot be 'float'
-- expect: a number where a name belongs
-- expect: needs a type
-- expect: default of e must be a whole number
module { "wrong-state", needs = "base" }

state { a = "float", [1] = "integer", c = 7 }
state { e = { "integer", default = "x" } }
state { f = { "integer", default = 1 << 40 } }
