-- load
-- expect: tile-empty.lua: the file has no tileset
local nothing
