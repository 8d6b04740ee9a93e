-- load
-- expect: pattern-broken\.lua:[0-9]+: .*malformed pattern
module { "pattern-broken", needs = "base" }

print(("x"):find("[%"))
