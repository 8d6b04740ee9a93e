-- play
-- expect: module 'twice-key', menace, turn [0-9]+: .*two options with the key 'pick 1'
module { "twice-key", needs = "base" }

phase { "menace", after = "figure", run = function(g)
  local _, word = g:ask(g.player, "menace", function(o)
    o:word("choose", "strike")
    o:word("choose", "spare")
  end)
  if word == "spare" then return end
  g:ask(g.player, "twice", function(o)
    o:word("pick", "1")
    o:number("pick", 1)
  end)
end }
