-- load 3000
-- expect: config-bomb\.lua:[0-9]+: needs more than the [0-9]+ KB of memory
local list = {}
while true do list[#list + 1] = {} end
