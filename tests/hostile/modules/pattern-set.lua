-- load
-- expect: pattern-set\.lua:[0-9]+: .*(took longer than [0-9]+ ms|takes too long on this string)
module { "pattern-set", needs = "base" }

local set = "[" .. ("x"):rep(100000) .. "]"
print((("y"):rep(100000)):find(set))
