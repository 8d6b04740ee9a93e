-- load
-- expect: tiles/tile-keys\.lua.*unknown key
-- expect: must be
tileset { "tile-keys" }
tile { "A", 1, "field field field field", colour = 1, [{}] = 2 }
tile { "B", 1, "field field field field", at = { 0 / 0, 1 } }
tile { "C", 1, "field field field field", variant = { {} } }
