-- House rule: the game ends when somebody reaches a number of points.

module { "points-limit", title = "Points limit", version = "1",
  needs = "base" }

local limit = option { "limit", default = 50, min = 1, max = 1000,
  help = "points at which the game ends, after the turn" }

phase { "limit", after = "parts", before = "end", run = function(g)
  for player in g:seats() do
    if player.score >= limit then g:finish() end
  end
end }
