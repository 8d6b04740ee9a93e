-- play
-- expect: module 'handle-call', menace, turn [0-9]+: .*handle-call\.lua:[0-9]+: .*attempt to call
module { "handle-call", needs = "base" }

phase { "menace", after = "figure", run = function(g)
  local _, word = g:ask(g.player, "menace", function(o)
    o:word("choose", "strike")
    o:word("choose", "spare")
  end)
  if word == "spare" then return end
  g.tile()
end }
