-- load
-- expect: rep-nothing\.lua:[0-9]+: .*harmless
module { "rep-nothing", needs = "base" }

local text = (""):rep(1 << 62)
error(text == "" and "harmless" or "odd")
