-- load
-- expect: tiles/tile-long-id\.lua.*its id
tileset { "tile-long-id" }
tile { ("x"):rep(1000), 1, "field field field field" }
