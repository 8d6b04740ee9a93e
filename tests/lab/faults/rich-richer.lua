-- The leader runs away: whoever is ahead is paid for it in every turn.
module { "rich-richer", title = "Interest", needs = "base" }

phase { "interest", after = "score", before = "part", run = function(g)
  local lead = 0
  for other in g:seats() do
    lead = math.max(lead, g.player.score - other.score)
  end
  if lead >= 5 then
    g:award { player = g.player, reason = "interest",
      items = { { "interest", lead // 5, 1 } } }
  end
end }

text { en = { interest = "interest" } }
