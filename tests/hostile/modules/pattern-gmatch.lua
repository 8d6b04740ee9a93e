-- load
-- expect: pattern-gmatch\.lua:[0-9]+: .*(took longer than [0-9]+ ms|takes too long on this string)
module { "pattern-gmatch", needs = "base" }

local text = ("a"):rep(100)
for _ in text:gmatch(("a*"):rep(20) .. "b") do break end
