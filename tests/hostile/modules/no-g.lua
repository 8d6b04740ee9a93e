-- load
-- expect: no-g\.lua:[0-9]+: .*unknown word '_G'
module { "no-g", needs = "base" }

print(_G)
