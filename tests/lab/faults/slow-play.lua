-- The wait is long: each turn brings twelve questions.
module { "slow-play", title = "Council", needs = "base" }

phase { "council", after = "score", before = "part", run = function(g)
  for _ = 1, 12 do
    g:ask(g.player, "council", function(o)
      for i = 1, 2 do o:number("council", i) end
    end)
  end
end }

text { en = { council = "a vote in council" } }
