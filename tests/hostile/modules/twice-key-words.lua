-- play
-- expect: module 'twice-key-words', menace, turn [0-9]+: .*two options with the key 'pick this one'
module { "twice-key-words", needs = "base" }

phase { "menace", after = "figure", run = function(g)
  local _, word = g:ask(g.player, "menace", function(o)
    o:word("choose", "strike")
    o:word("choose", "spare")
  end)
  if word == "spare" then return end
  g:ask(g.player, "twice", function(o)
    o:word("pick this", "one")
    o:word("pick", "this one")
  end)
end }
