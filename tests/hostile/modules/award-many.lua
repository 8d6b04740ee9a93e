-- play
-- expect: module 'award-many', menace, turn [0-9]+: .*award-many\.lua:[0-9]+: .*too many items
module { "award-many", needs = "base" }

phase { "menace", after = "figure", run = function(g)
  local _, word = g:ask(g.player, "menace", function(o)
    o:word("choose", "strike")
    o:word("choose", "spare")
  end)
  if word == "spare" then return end
  local items = {}
  for i = 1, 100 do items[i] = { "x", 1, 1 } end
  g:award { player = g.player, reason = "x", items = items }
end }
