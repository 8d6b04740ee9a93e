-- load
-- expect: loop-function\.lua:[0-9]+: .*took longer than [0-9]+ ms
module { "loop-function", needs = "base" }

local function spin() while true do end end
local list = { 3, 2, 1 }
table.sort(list, function(a, b) spin() return a < b end)
