-- play
-- expect: module 'award-text', menace, turn [0-9]+: .*award-text\.lua:[0-9]+: .*an item is
module { "award-text", needs = "base" }

phase { "menace", after = "figure", run = function(g)
  local _, word = g:ask(g.player, "menace", function(o)
    o:word("choose", "strike")
    o:word("choose", "spare")
  end)
  if word == "spare" then return end
  g:award { player = g.player, reason = "x", items = { { "x", "y" } } }
end }
