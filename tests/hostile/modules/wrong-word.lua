-- play
-- expect: module 'wrong-word', menace, turn [0-9]+: .*wrong-word\.lua:[0-9]+: .*string expected
module { "wrong-word", needs = "base" }

phase { "menace", after = "figure", run = function(g)
  local _, word = g:ask(g.player, "menace", function(o)
    o:word("choose", "strike")
    o:word("choose", "spare")
  end)
  if word == "spare" then return end
  g:ask(g.player, "odd", function(o) o:word("pick", nil) end)
end }
