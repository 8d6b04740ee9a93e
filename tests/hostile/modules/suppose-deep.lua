-- play
-- expect: module 'suppose-deep', menace, turn [0-9]+: .*overflow
module { "suppose-deep", needs = "base" }

local function try(g)
  g:place(g.tile.type, g:frontier()[1])
  return g:suppose(try)
end
phase { "menace", after = "figure", run = function(g)
  if g.turn % 4 == 3 then g:suppose(try) end
end }
