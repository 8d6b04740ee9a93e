-- load 3000
-- expect: bomb-gsub\.lua:[0-9]+: .*needs more than the [0-9]+ KB of memory
module { "bomb-gsub", needs = "base" }

local text = ("x"):rep(100000)
text = text:gsub("x", text)
