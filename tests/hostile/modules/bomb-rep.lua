-- load 3000
-- expect: bomb-rep\.lua:[0-9]+: .*resulting string too large
module { "bomb-rep", needs = "base" }

local text = ("x"):rep(1 << 40)
print(#text)
