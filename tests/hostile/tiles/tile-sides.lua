-- load
-- expect: tiles/tile-sides\.lua.*four
-- expect: no enabled module declares
tileset { "tile-sides" }
tile { "A", 1, "field field field" }
tile { "B", 1, "field feild field field" }
