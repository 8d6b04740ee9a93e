-- load
-- expect: tile-syntax\.lua:[0-9]+:
tileset { "tile-syntax" }
tile { "A", 1, "field
