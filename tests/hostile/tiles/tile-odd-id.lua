-- load
-- expect: tiles/tile-odd-id\.lua.*its id
tileset { "tile-odd-id" }
tile { "a/b\nc", 1, "field field field field" }
