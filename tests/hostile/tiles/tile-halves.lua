-- load
-- expect: tiles/tile-halves\.lua.*named twice
-- expect: no ground segment holds
tileset { "tile-halves" }
tile { "A", 1, "field field field field", "field NL.NL" }
tile { "B", 1, "road field road field", "road NS", "field EL" }
