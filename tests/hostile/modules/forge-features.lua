-- play
-- expect: module 'forge-features', menace, turn [0-9]+: .*forge-features\.lua:[0-9]+: .*walk expected, got string
module { "forge-features", needs = "base" }

phase { "menace", after = "figure", run = function(g)
  local _, word = g:ask(g.player, "menace", function(o)
    o:word("choose", "strike")
    o:word("choose", "spare")
  end)
  if word == "spare" then return end
  local walk = g:features()
  walk("city")
end }
