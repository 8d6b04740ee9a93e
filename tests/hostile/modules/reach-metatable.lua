-- load
-- expect: reach-metatable\.lua:[0-9]+: .*harmless
module { "reach-metatable", needs = "base" }

-- a metatable field must not be data that can be read
local seen = on.__index
error(type(seen) == "function" and "harmless" or "leaks")
