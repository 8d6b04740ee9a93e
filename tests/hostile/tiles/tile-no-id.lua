-- load
-- expect: tiles/tile-no-id\.lua.*its id
tileset { "tile-no-id" }
tile { {}, 1, "field field field field" }
