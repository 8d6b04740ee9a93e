-- load
-- expect: tile-no-set.*tileset
tile { "A", 1, "field field field field" }
