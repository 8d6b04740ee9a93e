-- A trap: points at once, for which a debt is called in at the end.
module { "pawned", title = "The pawnshop", needs = "base" }

local S = state { debts = { "integer", per = "player" } }

phase { "pawn", after = "score", before = "part", run = function(g)
  local what = g:ask(g.player, "pawn", function(o)
    o:player("pawn", g.player)
    o:pass()
  end)
  if what == "pawn" then
    S.debts[g.player] = S.debts[g.player] + 1
    g:award { player = g.player, reason = "pawn", items = { { "pawn", 1, 2 } } }
  end
end }

phase { "redeem", stage = "final", run = function(g)
  for player in g:seats() do
    if S.debts[player] > 0 then
      g:award { player = player, reason = "redeem",
        items = { { "debt", S.debts[player], -5 } } }
    end
  end
end }

text { en = { pawn = "pawn something", redeem = "redeem", debt = "debt" } }
