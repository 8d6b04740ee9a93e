-- play
-- expect: module 'builder-kept', on.placed, turn [0-9]+: .*builder-kept\.lua:[0-9]+: .*options can only be added
module { "builder-kept", needs = "base" }

local kept
offer.figure { "x",
  list = function(_, o) kept = o end,
  apply = function() end }
on.placed(function(_, tile)
  if kept and tile.rotation == 1 then kept:word("cheat", "win") end
end)
