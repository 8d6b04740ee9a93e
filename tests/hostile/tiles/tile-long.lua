-- load
-- expect: tiles/tile-long\.lua.*(no enabled|four)
tileset { "tile-long" }
tile { "A", 1, ("field "):rep(100000) }
