-- The 72 tiles of the base game, lettered as in the rule book. D is the start
-- tile. Eight types have a copy with a garden in the third edition.

tileset { "base", title = "Base game", marks = { "pennant", "garden" } }

-- Monasteries.
tile { "A", 2, "field field road field",  "monastery", "road S end=monastery" }
tile { "B", 4, "field field field field", "monastery" }

-- Cities alone, one with a road past it.
tile { "C", 1, "city city city city",    "city NESW pennant" }
tile { "D", 4, "city road field road",   "road EW", start = 1 }
tile { "E", 5, "city field field field", variant = { 1, "garden" } }
tile { "F", 2, "field city field city",  "city EW pennant" }
tile { "G", 1, "field city field city",  "city EW" }
tile { "H", 3, "city field city field",  variant = { 1, "garden" } }
tile { "I", 2, "city field field city",  variant = { 1, "garden" } }

-- A city on one side and a road.
tile { "J", 3, "city road road field", "road ES" }
tile { "K", 3, "city field road road", "road SW" }
tile { "L", 3, "city road road road",  ends = "crossroads" }

-- A city over a corner, with and without a road.
tile { "M", 2, "city field field city",
       "city NW pennant", variant = { 1, "garden" } }
tile { "N", 3, "city field field city", "city NW", variant = { 1, "garden" } }
tile { "O", 2, "city road road city",   "city NW pennant", "road ES" }
tile { "P", 3, "city road road city",   "city NW", "road ES" }

-- A city on three sides.
tile { "Q", 1, "city city field city", "city NEW pennant" }
tile { "R", 3, "city city field city", "city NEW", variant = { 1, "garden" } }
tile { "S", 2, "city city road city",  "city NEW pennant", "road S end=city" }
tile { "T", 1, "city city road city",  "city NEW", "road S end=city" }

-- Roads.
tile { "U", 8, "field road field road", "road EW", variant = { 1, "garden" } }
tile { "V", 9, "field field road road", "road SW", variant = { 1, "garden" } }
tile { "W", 4, "field road road road",  ends = "crossroads" }
tile { "X", 1, "road road road road",   ends = "crossroads" }
