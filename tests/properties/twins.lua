-- A rule that asks without a difference, for test_equal.
module { "twins", title = "Twins", needs = "base" }

phase { "ask", after = "figure", run = function(g)
  g:ask(g.player, "ask", function(o)
    o:word("say", "yes")
    o:word("say", "aye")
  end)
end }
