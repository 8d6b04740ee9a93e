-- load 3000
-- expect: bomb-closures\.lua:[0-9]+: .*needs more than the [0-9]+ KB of memory
module { "bomb-closures", needs = "base" }

local list = {}
while true do list[#list + 1] = function() return list end end
