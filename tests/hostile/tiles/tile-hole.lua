-- load
-- expect: tiles/tile-hole\.lua.*position
tileset { "tile-hole" }
tile { "A", 1, "field field field field", nil, "monastery" }
