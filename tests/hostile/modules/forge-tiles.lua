-- play
-- expect: module 'forge-tiles', menace, turn [0-9]+: .*forge-tiles\.lua:[0-9]+: .*tile expected, got feature
module { "forge-tiles", needs = "base" }

phase { "menace", after = "figure", run = function(g)
  local _, word = g:ask(g.player, "menace", function(o)
    o:word("choose", "strike")
    o:word("choose", "spare")
  end)
  if word == "spare" then return end
  local walk, state = g:tiles()
  for feature in g:features() do walk(state, feature) end
end }
