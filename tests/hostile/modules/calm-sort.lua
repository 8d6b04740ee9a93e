-- calm 3000
-- expect: 
module { "calm-sort", needs = "base" }

on.placed(function()
  local list = { 5, 3, 9, 1, 7 }
  table.sort(list, function() return true end)
  table.sort(list, function() return false end)
end)
