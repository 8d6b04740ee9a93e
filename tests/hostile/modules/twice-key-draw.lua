-- play
-- expect: module 'twice-key-draw', menace, turn [0-9]+: .*two options with the key 'base/D'
module { "twice-key-draw", needs = "base" }

phase { "menace", after = "figure", run = function(g)
  local _, word = g:ask(g.player, "menace", function(o)
    o:word("choose", "strike")
    o:word("choose", "spare")
  end)
  if word == "spare" then return end
  g:ask(nil, "twice", function(o)
    o:type("", g:type "base/D")
    o:pass("base/D")
  end)
end }
