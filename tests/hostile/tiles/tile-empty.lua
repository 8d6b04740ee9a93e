-- load
-- expect: has no tileset
local nothing
