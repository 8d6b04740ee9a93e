-- load
-- expect: no-pcall\.lua:[0-9]+: .*unknown word 'pcall'
module { "no-pcall", needs = "base" }

pcall(error)
