-- load
-- expect: pattern-back\.lua:[0-9]+: .*(took longer than [0-9]+ ms|takes too long on this string)
module { "pattern-back", needs = "base" }

local text = ("a"):rep(20000)
print(text:find("(.*)%1b"))
