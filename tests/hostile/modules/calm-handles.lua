-- calm 3000
-- expect: 
module { "calm-handles", needs = "base" }

local seen = {}
on.placed(function(g, tile)
  seen[tile] = tile.cell
  seen[g.player], seen[g], seen[1.5] = 1, 2, 3
  for key in pairs { [tile] = 1, a = 2, [true] = 3, [7] = 4 } do
    assert(tostring(key) ~= "")
  end
end)
