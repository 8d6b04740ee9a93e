-- play
-- expect: module 'suppose-loop', menace, turn [0-9]+: .*took longer than [0-9]+ ms
module { "suppose-loop", needs = "base" }

local function try(g)
  while g.turn do g:place(g.tile.type, g:frontier()[1]) end
end
phase { "menace", after = "figure", run = function(g)
  if g.turn % 4 == 3 then g:suppose(try) end
end }
