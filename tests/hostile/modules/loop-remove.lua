-- load
-- expect: loop-remove\.lua:[0-9]+: .*took longer than [0-9]+ ms
module { "loop-remove", needs = "base" }

local liar = {}
for i = 1, 17 do liar[i] = i end
for k = 5, 61 do liar[1 << k] = k end
liar[33] = 1
table.remove(liar, 1)
