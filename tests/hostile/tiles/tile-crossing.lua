-- load
-- expect: tiles/tile-crossing\.lua.*crossing
tileset { "tile-crossing" }
tile { "A", 1, "road road road road", crossing = { "road N/road N" } }
