-- play
-- expect: module 'award-overflow', menace, turn [0-9]+: .*award-overflow\.lua:[0-9]+: .*a score of more than
module { "award-overflow", needs = "base" }

phase { "menace", after = "figure", run = function(g)
  local _, word = g:ask(g.player, "menace", function(o)
    o:word("choose", "strike")
    o:word("choose", "spare")
  end)
  if word == "spare" then return end
  g:award { player = g.player, reason = "x",
    items = { { "x", 1 << 30, 1 << 30 } } }
end }
