-- load
-- expect: deep-sort\.lua:[0-9]+: .*(C stack overflow|stack overflow)
module { "deep-sort", needs = "base" }

local function deep()
  table.sort({ 2, 1 }, function() return deep() end)
end
deep()
