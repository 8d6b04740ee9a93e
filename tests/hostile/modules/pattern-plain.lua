-- load
-- expect: pattern-plain\.lua:[0-9]+: .*(took longer than [0-9]+ ms|takes too long on this string)
module { "pattern-plain", needs = "base" }

local text = ("a"):rep(2000000)
print(text:find(("a"):rep(1000000) .. "b", 1, true))
