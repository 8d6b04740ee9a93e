-- play
-- expect: module 'suppose-ask', menace, turn [0-9]+: .*suppose-ask\.lua:[0-9]+: inside g:suppose nobody can be asked
module { "suppose-ask", needs = "base" }

phase { "menace", after = "figure", run = function(g)
  if g.turn % 4 ~= 3 then return end
  g:suppose(function()
    g:place(g.tile.type, g:frontier()[1])
    g:offer "figure"
  end)
end }
