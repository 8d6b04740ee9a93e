-- load
-- expect: no-rawset\.lua:[0-9]+: .*unknown word 'rawset'
module { "no-rawset", needs = "base" }

rawset(_ENV, "x", 1)
