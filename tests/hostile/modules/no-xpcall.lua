-- load
-- expect: no-xpcall\.lua:[0-9]+: .*unknown word 'xpcall'
module { "no-xpcall", needs = "base" }

xpcall(error, print)
