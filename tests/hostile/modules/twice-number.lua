-- play
-- expect: module 'twice-number', menace, turn [0-9]+: .*twice-number\.lua:[0-9]+: .*offers 'pick 1' twice
module { "twice-number", needs = "base" }

phase { "menace", after = "figure", run = function(g)
  local _, word = g:ask(g.player, "menace", function(o)
    o:word("choose", "strike")
    o:word("choose", "spare")
  end)
  if word == "spare" then return end
  g:ask(g.player, "many", function(o)
    for i = 1, 1000 do o:number("pick", i % 999) end
  end)
end }
