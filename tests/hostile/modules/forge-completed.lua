-- play
-- expect: module 'forge-completed', menace, turn [0-9]+: .*forge-completed\.lua:[0-9]+: .*this is the state of another loop
module { "forge-completed", needs = "base" }

phase { "menace", after = "figure", run = function(g)
  local _, word = g:ask(g.player, "menace", function(o)
    o:word("choose", "strike")
    o:word("choose", "spare")
  end)
  if word == "spare" then return end
  local walk, _ = g:completed()
  local _, other = g:figures()
  walk(other)
end }
