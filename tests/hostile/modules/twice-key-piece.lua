-- play
-- expect: module 'twice-key-piece', menace, turn [0-9]+: .*twice
module { "twice-key-piece", needs = "base" }

phase { "menace", after = "figure", run = function(g)
  local _, word = g:ask(g.player, "menace", function(o)
    o:word("choose", "strike")
    o:word("choose", "spare")
  end)
  if word == "spare" then return end
  g:ask(g.player, "twice", function(o)
    for segment in g.tile:segments() do
      o:segment("stand", segment, "meeple")
      o:segment("stand", segment)
    end
  end)
end }
