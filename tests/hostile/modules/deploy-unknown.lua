-- play
-- expect: module 'deploy-unknown', menace, turn [0-9]+: .*deploy-unknown\.lua:[0-9]+: .*no piece is called
module { "deploy-unknown", needs = "base" }

phase { "menace", after = "figure", run = function(g)
  local _, word = g:ask(g.player, "menace", function(o)
    o:word("choose", "strike")
    o:word("choose", "spare")
  end)
  if word == "spare" then return end
  g:deploy("dragon", g.tile)
end }
