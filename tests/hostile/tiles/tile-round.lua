-- load
-- expect: tiles/tile-round\.lua.*(must be|position)
tileset { "tile-round" }
local round = {}
round[1] = round
tile { "A", 1, "field field field field", marks = round }
