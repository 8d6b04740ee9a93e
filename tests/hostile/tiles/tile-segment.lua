-- load
-- expect: tiles/tile-segment\.lua.*needs side
-- expect: no enabled module declares the kind "castle"
tileset { "tile-segment" }
tile { "A", 1, "field field field field", "road NS" }
tile { "B", 1, "field field field field", "castle" }
