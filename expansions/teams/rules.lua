-- House rule: teams of two. Partners sit opposite each other, claim for
-- themselves, and both end with the sum of their points. At an odd number of
-- seats nobody sits opposite, so that there are no teams.

module { "teams", title = "Teams of two", version = "1", needs = "base",
  together = false }

phase { "partners", stage = "final", after = "points",
  run = function(g)
    if g.players % 2 == 1 then return end
    local sums = {}
    for player in g:seats() do sums[player] = player.score end
    for player in g:seats() do
      local partner = player
      for _ = 1, g.players // 2 do partner = partner.next end
      g:award { player = player, reason = "partner",
        items = { { "partner", 1, sums[partner] } } }
    end
  end }
