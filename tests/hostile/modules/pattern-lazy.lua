-- load
-- expect: pattern-lazy\.lua:[0-9]+: .*(took longer than [0-9]+ ms|takes too long on this string)
module { "pattern-lazy", needs = "base" }

local text = ("ab"):rep(200)
print(text:match("(.-)(.-)(.-)(.-)(.-)(.-)(.-)(.-)c"))
