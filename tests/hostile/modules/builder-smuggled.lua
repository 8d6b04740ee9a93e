-- play
-- expect: module 'builder-smuggled', allow.place, turn [0-9]+: .*builder-smuggled\.lua:[0-9]+: .*options can only be added
module { "builder-smuggled", needs = "base" }

-- an option in the question of another module
local kept
offer.figure { "x",
  list = function(_, o) kept = o end,
  apply = function() end }
allow.place(function(_, _, cell)
  if kept and cell.x % 3 == 2 then kept:word("cheat", "win") end
end)
