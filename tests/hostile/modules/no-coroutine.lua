-- load
-- expect: no-coroutine\.lua:[0-9]+: .*unknown word 'coroutine'
module { "no-coroutine", needs = "base" }

coroutine.wrap(print)()
