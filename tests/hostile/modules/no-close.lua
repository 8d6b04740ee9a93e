-- load
-- expect: no-close\.lua:[0-9]+: .*non-closable value
module { "no-close", needs = "base" }

local door <close> = {}
print(door)
