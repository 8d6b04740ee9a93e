-- load
-- expect: tiles/tile-bomb\.lua.*needs more than the [0-9]+ KB of memory
tileset { "tile-bomb" }
local text = "city "
while true do text = text .. text end
