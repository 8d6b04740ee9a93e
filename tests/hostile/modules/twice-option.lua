-- play
-- expect: module 'twice-option', menace, turn [0-9]+: .*twice-option\.lua:[0-9]+: .*offers 'pick a' twice
module { "twice-option", needs = "base" }

phase { "menace", after = "figure", run = function(g)
  local _, word = g:ask(g.player, "menace", function(o)
    o:word("choose", "strike")
    o:word("choose", "spare")
  end)
  if word == "spare" then return end
  g:ask(g.player, "twins", function(o)
    o:word("pick", "a")
    o:word("pick", "b")
    o:word("pick", "a")
  end)
end }
