-- play
-- expect: module 'handle-other', on.placed, turn [0-9]+: .*belongs to another game
module { "handle-other", needs = "base" }

-- a handle of the first game, used in the next
local kept
on.placed(function(g, tile)
  if not kept then kept = tile end
  if tile.rotation == 1 and tile.number > 3 then return kept.cell end
end)
