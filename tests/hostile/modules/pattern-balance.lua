-- load
-- expect: pattern-balance\.lua:[0-9]+: .*(took longer than [0-9]+ ms|takes too long on this string)
module { "pattern-balance", needs = "base" }

local text = ("("):rep(500000)
print(text:find("%b()"))
