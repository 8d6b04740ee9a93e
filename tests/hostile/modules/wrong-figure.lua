-- play
-- expect: module 'wrong-figure', menace, turn [0-9]+: .*wrong-figure\.lua:[0-9]+: .*figure expected
module { "wrong-figure", needs = "base" }

phase { "menace", after = "figure", run = function(g)
  local _, word = g:ask(g.player, "menace", function(o)
    o:word("choose", "strike")
    o:word("choose", "spare")
  end)
  if word == "spare" then return end
  g:ask(g.player, "odd", function(o) o:figure("pick", g.player) end)
end }
