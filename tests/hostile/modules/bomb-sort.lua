-- load 3000
-- expect: bomb-sort\.lua:[0-9]+: .*array too big
module { "bomb-sort", needs = "base" }

local liar = {}
for i = 1, 17 do liar[i] = i end
for k = 5, 61 do liar[1 << k] = k end
liar[33] = 1
table.sort(liar)
