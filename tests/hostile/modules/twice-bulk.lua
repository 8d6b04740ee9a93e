-- play
-- expect: module 'twice-bulk', menace, turn [0-9]+: .*twice-bulk\.lua:[0-9]+: .*one tile or one pile
module { "twice-bulk", needs = "base" }

phase { "menace", after = "figure", run = function(g)
  local _, word = g:ask(g.player, "menace", function(o)
    o:word("choose", "strike")
    o:word("choose", "spare")
  end)
  if word == "spare" then return end
  g:ask(g.player, "two", function(o)
    for type in g:pile "tiles":types() do o:place(type) end
  end)
end }
