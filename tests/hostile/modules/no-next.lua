-- load
-- expect: no-next\.lua:[0-9]+: .*unknown word 'next'
module { "no-next", needs = "base" }

print(next({}))
