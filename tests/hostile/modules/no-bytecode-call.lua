-- load
-- expect: no-bytecode-call\.lua:[0-9]+: .*unknown word 'load'
module { "no-bytecode-call", needs = "base" }

load(("x"):rep(4), "x", "b")
