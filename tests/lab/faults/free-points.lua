-- A question that is none: points for the asking.
module { "free-points", title = "Gifts", needs = "base" }

phase { "gift", after = "score", before = "part", run = function(g)
  local what = g:ask(g.player, "gift", function(o)
    o:player("gift", g.player)
    o:pass()
  end)
  if what == "gift" then
    g:award { player = g.player, reason = "gift", items = { { "gift", 1, 2 } } }
  end
end }

text { en = { gift = "take a gift" } }
