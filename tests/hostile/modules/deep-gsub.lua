-- load
-- expect: deep-gsub\.lua:[0-9]+: .*(C stack overflow|stack overflow)
module { "deep-gsub", needs = "base" }

local function deep() return (("x"):gsub("x", deep)) end
deep()
