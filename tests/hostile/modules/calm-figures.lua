-- calm 3000
-- expect: 
module { "calm-figures", needs = "base" }

-- figures that go everywhere
piece { "ghost", count = 3, neutral = true }
zone { "attic" }
on.placed(function(g, tile)
  local ghost = g:deploy("ghost", tile)
  g:move(ghost, g:zone "attic")
  g:move(ghost, tile.cell, "N")
  for segment in tile:segments() do g:move(ghost, segment) end
  g:recall(ghost)
end)
