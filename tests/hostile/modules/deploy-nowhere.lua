-- play
-- expect: module 'deploy-nowhere', menace, turn [0-9]+: .*deploy-nowhere\.lua:[0-9]+: .*a figure goes to
module { "deploy-nowhere", needs = "base" }

phase { "menace", after = "figure", run = function(g)
  local _, word = g:ask(g.player, "menace", function(o)
    o:word("choose", "strike")
    o:word("choose", "spare")
  end)
  if word == "spare" then return end
  g:deploy("meeple", g.player)
end }
