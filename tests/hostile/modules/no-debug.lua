-- load
-- expect: no-debug\.lua:[0-9]+: .*unknown word 'debug'
module { "no-debug", needs = "base" }

debug.sethook()
