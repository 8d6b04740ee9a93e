-- load
-- expect: deep-calls\.lua:[0-9]+: .*(stack overflow|needs more than the [0-9]+ KB of memory)
module { "deep-calls", needs = "base" }

local function deep() return 1 + deep() end
deep()
