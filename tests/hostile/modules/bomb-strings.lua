-- load 3000
-- expect: bomb-strings\.lua:[0-9]+: .*needs more than the [0-9]+ KB of memory
module { "bomb-strings", needs = "base" }

local list = {}
for i = 1, 1 << 40 do list[i] = ("x"):rep(100000) .. i end
