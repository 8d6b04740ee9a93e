-- load 3000
-- expect: bomb-doubling\.lua:[0-9]+: .*needs more than the [0-9]+ KB of memory
module { "bomb-doubling", needs = "base" }

local text = "boom"
while true do text = text .. text end
