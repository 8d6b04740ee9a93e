-- load
-- expect: no-load\.lua:[0-9]+: .*unknown word 'load'
module { "no-load", needs = "base" }

load("return 1")
