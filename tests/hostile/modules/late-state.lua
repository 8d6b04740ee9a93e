-- play
-- expect: module 'late-state', menace, turn [0-9]+: .*late-state\.lua:[0-9]+: .*is for loading only
module { "late-state", needs = "base" }

phase { "menace", after = "figure", run = function(g)
  local _, word = g:ask(g.player, "menace", function(o)
    o:word("choose", "strike")
    o:word("choose", "spare")
  end)
  if word == "spare" then return end
  state { n = "integer" }
end }
