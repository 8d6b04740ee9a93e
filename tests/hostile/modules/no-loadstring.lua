-- load
-- expect: no-loadstring\.lua:[0-9]+: .*unknown word 'loadstring'
module { "no-loadstring", needs = "base" }

loadstring("return 1")
