-- Games that are decided early: the first city pays all.
module { "jackpot", title = "The crown", needs = "base" }

local S = state { crowned = "boolean" }

phase { "crown", after = "score", before = "part", when = "completed",
  run = function(g)
    local cities = 0
    for _ in g:completed "city" do cities = cities + 1 end
    if S.crowned or cities == 0 then return end
    S.crowned = true
    g:award { player = g.player, reason = "crown",
      items = { { "crown", 1, 90 } } }
  end }

text { en = { crown = "crown" } }
