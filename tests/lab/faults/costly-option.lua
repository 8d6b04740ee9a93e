-- An option that nobody should take: points are given away for nothing.
module { "costly-option", title = "Alms", needs = "base" }

phase { "alms", after = "score", before = "part", run = function(g)
  local what = g:ask(g.player, "alms", function(o)
    o:player("alms", g.player)
    o:pass()
  end)
  if what == "alms" then
    g:award { player = g.player, reason = "alms",
      items = { { "alms", 1, -3 } } }
  end
end }

text { en = { alms = "give alms" } }
