-- load
-- expect: loop-tail-call\.lua:[0-9]+: .*took longer than [0-9]+ ms
module { "loop-tail-call", needs = "base" }

local function again() return again() end
again()
