-- load
-- expect: no-getmetatable\.lua:[0-9]+: .*unknown word 'getmetatable'
module { "no-getmetatable", needs = "base" }

print(getmetatable(""))
