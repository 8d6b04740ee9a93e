-- load
-- expect: tiles/tile-marks\.lua.*does not declare the mark
tileset { "tile-marks" }
tile { "A", 1, "city field field field", "city N treasure" }
