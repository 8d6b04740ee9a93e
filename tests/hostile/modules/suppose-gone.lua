-- play
-- expect: module 'suppose-gone', menace, turn [0-9]+: .*suppose-gone\.lua:[0-9]+: g:suppose cannot return this tile: it is gone
module { "suppose-gone", needs = "base" }

phase { "menace", after = "figure", run = function(g)
  if g.turn % 4 ~= 3 then return end
  g:suppose(function() return g:place(g.tile.type, g:frontier()[1]) end)
end }
