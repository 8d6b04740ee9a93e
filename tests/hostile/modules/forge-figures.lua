-- play
-- expect: module 'forge-figures', menace, turn [0-9]+: .*forge-figures\.lua:[0-9]+: .*walk expected, got number
module { "forge-figures", needs = "base" }

phase { "menace", after = "figure", run = function(g)
  local _, word = g:ask(g.player, "menace", function(o)
    o:word("choose", "strike")
    o:word("choose", "spare")
  end)
  if word == "spare" then return end
  local walk = g:figures()
  for owner = 0, 127 do walk(255 | owner << 8) end
end }
