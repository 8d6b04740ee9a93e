-- load
-- expect: no-setmetatable\.lua:[0-9]+: .*unknown word 'setmetatable'
module { "no-setmetatable", needs = "base" }

setmetatable({}, { __gc = print })
