-- load 3000
-- expect: config-deep\.lua.*(stack overflow|needs more than the [0-9]+ KB of memory)
local function deep() return 1 + deep() end
return deep()
