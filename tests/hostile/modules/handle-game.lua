-- play
-- expect: module 'handle-game', menace, turn [0-9]+: .*handle-game\.lua:[0-9]+: .*fields of g cannot be assigned
module { "handle-game", needs = "base" }

phase { "menace", after = "figure", run = function(g)
  local _, word = g:ask(g.player, "menace", function(o)
    o:word("choose", "strike")
    o:word("choose", "spare")
  end)
  if word == "spare" then return end
  g.turn = 1
end }
