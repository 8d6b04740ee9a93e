-- play
-- expect: module 'join-kinds', menace, turn [0-9]+: .*join-kinds\.lua:[0-9]+: .*a city does not join a road
module { "join-kinds", needs = "base" }

phase { "menace", after = "figure", run = function(g)
  local _, word = g:ask(g.player, "menace", function(o)
    o:word("choose", "strike")
    o:word("choose", "spare")
  end)
  if word == "spare" then return end
  local tile = g:place(g:type "base/D", g:cell(50, 50))
  g:join(tile:segment "city", tile:segment "road")
end }
