-- play
-- expect: module 'twice-key-pass', menace, turn [0-9]+: .*twice
module { "twice-key-pass", needs = "base" }

phase { "menace", after = "figure", run = function(g)
  local _, word = g:ask(g.player, "menace", function(o)
    o:word("choose", "strike")
    o:word("choose", "spare")
  end)
  if word == "spare" then return end
  g:ask(g.player, "twice", function(o)
    o:pass()
    o:pass("pass")
  end)
end }
