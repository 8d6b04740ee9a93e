-- load 3000
-- expect: bomb-rep-fits\.lua:[0-9]+: .*needs more than the [0-9]+ KB of memory
module { "bomb-rep-fits", needs = "base" }

local text = ("x"):rep(1 << 30)
print(#text)
