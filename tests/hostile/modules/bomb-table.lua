-- load 3000
-- expect: bomb-table\.lua:[0-9]+: .*needs more than the [0-9]+ KB of memory
module { "bomb-table", needs = "base" }

local list = {}
while true do list[#list + 1] = {} end
