-- load
-- expect: tiles/tile-two-sets\.lua.*called twice
tileset { "tile-two-sets" }
tileset { "again" }
