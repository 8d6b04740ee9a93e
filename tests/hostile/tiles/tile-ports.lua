-- load
-- expect: tiles/tile-ports\.lua.*not clockwise
-- expect: must have sides
-- expect: cut each other
tileset { "tile-ports" }
tile { "A", 1, "road road road road", "road WN" }
tile { "B", 1, "road road road road", "road XY" }
tile { "C", 1, "road road road road", "road NS", "road EW" }
