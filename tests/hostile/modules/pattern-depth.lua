-- load
-- expect: pattern-depth\.lua:[0-9]+: .*pattern too complex
module { "pattern-depth", needs = "base" }

print(("x"):rep(300):find(("x?"):rep(300)))
