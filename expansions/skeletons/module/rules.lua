-- TITLE: a point for each tile laid beside a monastery.

module { "NAME", title = "TITLE", version = "1", needs = "base" }

local bonus = option { "bonus", default = 1, min = 0, max = 9,
  help = "points for each tile laid beside a monastery" }

-- All that must last is kept in state{}.
local S = state { laid = { "integer", per = "player" } }

on.placed(function(g, tile)
  for _, near in ipairs(tile.cell:around()) do
    if near:has "monastery" then
      S.laid[g.player] = S.laid[g.player] + 1
    end
  end
end)

phase { "neighbours", stage = "final", after = "final", run = function(g)
  for player in g:seats() do
    if bonus > 0 and S.laid[player] > 0 then
      g:award { player = player, reason = "neighbour",
        items = { { "neighbour", S.laid[player], bonus } } }
    end
  end
end }
