-- A seat that wins too often: who began is paid in every turn.
module { "first-seat", title = "The landlord", needs = "base" }

phase { "rent", after = "score", before = "part", run = function(g)
  if g.player.seat == 1 then
    g:award { player = g.player, reason = "rent", items = { { "rent", 1, 1 } } }
  end
end }

text { en = { rent = "rent" } }
