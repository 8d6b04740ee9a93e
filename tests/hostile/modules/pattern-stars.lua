-- load
-- expect: pattern-stars\.lua:[0-9]+: .*(took longer than [0-9]+ ms|takes too long on this string)
module { "pattern-stars", needs = "base" }

local text = ("a"):rep(60)
print(text:find(("a*"):rep(20) .. "b"))
