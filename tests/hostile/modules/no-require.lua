-- load
-- expect: no-require\.lua:[0-9]+: .*unknown word 'require'
module { "no-require", needs = "base" }

require("os")
