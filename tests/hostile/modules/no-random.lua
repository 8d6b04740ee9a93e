-- load
-- expect: no-random\.lua:[0-9]+: .*attempt to call a nil value \(field 'random'\)
module { "no-random", needs = "base" }

print(math.random())
