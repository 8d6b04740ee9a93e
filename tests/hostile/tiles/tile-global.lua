-- load
-- expect: tiles/tile-global\.lua.*a tile file has no globals
tileset { "tile-global" }
count = 7
