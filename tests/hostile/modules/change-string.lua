-- load
-- expect: change-string\.lua:[0-9]+: .*(attempt to index|cannot be)
module { "change-string", needs = "base" }

local text = "x"
text.find = print
