-- load
-- expect: pattern-gsub\.lua:[0-9]+: .*(took longer than [0-9]+ ms|takes too long on this string)
module { "pattern-gsub", needs = "base" }

local text = ("a"):rep(80)
print(text:gsub(("a?"):rep(40) .. ("a"):rep(40) .. "b", ""))
