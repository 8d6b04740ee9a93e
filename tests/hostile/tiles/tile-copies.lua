-- load
-- expect: tiles/tile-copies\.lua.*copies
-- expect: copies
tileset { "tile-copies" }
tile { "A", -1, "field field field field" }
tile { "B", 1e300, "field field field field" }
tile { "C", 0 / 0, "field field field field" }
