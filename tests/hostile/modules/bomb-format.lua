-- load 3000
-- expect: bomb-format\.lua:[0-9]+: .*needs more than the [0-9]+ KB of memory
module { "bomb-format", needs = "base" }

local text = ("x"):rep(1 << 20)
while true do text = ("%s%s"):format(text, text) end
