-- A city on one side with a pennant, which no published tile has.

tileset { "pennants", marks = { "pennant" } }

tile { "cN-p", 2, "city field field field", "city N pennant" }
