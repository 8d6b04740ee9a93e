-- play
-- expect: module 'forge-claimants', menace, turn [0-9]+: .*forge-claimants\.lua:[0-9]+: .*walk expected, got number
module { "forge-claimants", needs = "base" }

phase { "menace", after = "figure", run = function(g)
  local _, word = g:ask(g.player, "menace", function(o)
    o:word("choose", "strike")
    o:word("choose", "spare")
  end)
  if word == "spare" then return end
  local walk = g:claimants()
  walk(255 | 126 << 8 | 1 << 15)
end }
