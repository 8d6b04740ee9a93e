-- play
-- expect: module 'handle-stale', on.placed, turn [0-9]+: .*(is gone|another game)
module { "handle-stale", needs = "base" }

-- a tile that an undo or a new game has taken away
local last
on.placed(function(_, tile)
  if tile.number > 10 then last = tile end
  if last and tile.number > 1 and tile.number < 4 then return last.cell end
end)
