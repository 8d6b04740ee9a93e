-- play 3000
-- expect: module 'bomb-copies', menace, turn [0-9]+: .*bomb-copies\.lua:[0-9]+: .*too many tiles
module { "bomb-copies", needs = "base" }

phase { "menace", after = "figure", run = function(g)
  local _, word = g:ask(g.player, "menace", function(o)
    o:word("choose", "strike")
    o:word("choose", "spare")
  end)
  if word == "spare" then return end
  for type in g:pile "tiles":types() do
    while true do g:pile "tiles":add(type, 60000) end
  end
end }
