-- play
-- expect: module 'handle-wrong', menace, turn [0-9]+: .*handle-wrong\.lua:[0-9]+: .*feature expected, got tile
module { "handle-wrong", needs = "base" }

phase { "menace", after = "figure", run = function(g)
  local _, word = g:ask(g.player, "menace", function(o)
    o:word("choose", "strike")
    o:word("choose", "spare")
  end)
  if word == "spare" then return end
  g:score(g.tile)
end }
