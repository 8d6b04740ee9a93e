-- load
-- expect: pattern-captures\.lua:[0-9]+: .*too many captures
module { "pattern-captures", needs = "base" }

print(("x"):find(("()"):rep(40)))
