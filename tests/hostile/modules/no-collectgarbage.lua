-- load
-- expect: no-collectgarbage\.lua:[0-9]+: .*unknown word 'collectgarbage'
module { "no-collectgarbage", needs = "base" }

collectgarbage()
