-- load
-- expect: config-zero-tiles\.lua:[0-9]+: tiles: a name must have no zero byte
return { tiles = { ["base\0x"] = 2 } }
