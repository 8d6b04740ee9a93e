-- load
-- expect: tiles/tile-variant\.lua.*variants
tileset { "tile-variant" }
tile { "A", 1, "field field field field", variant = { 5, "x" } }
