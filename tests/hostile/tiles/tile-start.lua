-- load
-- expect: tiles/tile-start\.lua.*start tiles
tileset { "tile-start" }
tile { "A", 1, "field field field field", start = 7 }
