-- play
-- expect: module 'jump-unknown', menace, turn [0-9]+: .*jump-unknown\.lua:[0-9]+: .*no phase has this name
module { "jump-unknown", needs = "base" }

phase { "menace", after = "figure", run = function(g)
  local _, word = g:ask(g.player, "menace", function(o)
    o:word("choose", "strike")
    o:word("choose", "spare")
  end)
  if word == "spare" then return end
  g:jump "nowhere"
end }
