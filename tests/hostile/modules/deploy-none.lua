-- play
-- expect: module 'deploy-none', menace, turn [0-9]+: .*deploy-none\.lua:[0-9]+: .*no meeple is left
module { "deploy-none", needs = "base" }

phase { "menace", after = "figure", run = function(g)
  local _, word = g:ask(g.player, "menace", function(o)
    o:word("choose", "strike")
    o:word("choose", "spare")
  end)
  if word == "spare" then return end
  while true do g:deploy("meeple", g.tile) end
end }
