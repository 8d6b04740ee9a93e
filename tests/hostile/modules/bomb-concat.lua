-- load 3000
-- expect: bomb-concat\.lua:[0-9]+: .*needs more than the [0-9]+ KB of memory
module { "bomb-concat", needs = "base" }

local list = {}
for i = 1, 1000 do list[i] = ("x"):rep(1000) end
local text = table.concat(list)
for i = 1, 1000 do list[i] = text end
text = table.concat(list)
