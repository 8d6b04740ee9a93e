-- load 3000
-- expect: bomb-collide\.lua:[0-9]+: .*a table of more than [0-9]+ keys
module { "bomb-collide", needs = "base" }

-- All of them share a slot of a table with 2^19, 2^18 ... slots.
local keys = {}
for m = 1, 262145 do keys[m * ((1 << 19) - 1)] = true end
