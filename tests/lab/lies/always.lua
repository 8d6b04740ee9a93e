-- What the rule says of itself is wrong: one tile can complete a city.
module { "always", title = "A crown", needs = "base" }

local S = state { crowns = "integer" }

phase { "crown", after = "score", before = "part", when = "completed",
  run = function(g)
    for _ in g:completed "city" do S.crowns = S.crowns + 1 end
  end }

always(function() return S.crowns < 1, "the crown is for later" end)

text { en = { crown = "crown" } }
