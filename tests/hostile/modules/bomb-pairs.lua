-- load 3000
-- expect: bomb-pairs\.lua:[0-9]+: .*needs more than the [0-9]+ KB of memory
module { "bomb-pairs", needs = "base" }

local keys = {}
for i = 1, 1 << 40 do
  keys[i] = true
  if i % 100000 == 0 then for _ in pairs(keys) do break end end
end
