-- A game that need not end: a question may be asked again and again.
module { "ends", title = "Once more", needs = "base" }

phase { "again", after = "score", before = "part", run = function(g)
  local what = g:ask(g.player, "again", function(o)
    o:player("again", g.player)
    o:pass()
  end)
  if what == "again" then g:again() end
end }

text { en = { again = "once more" } }
