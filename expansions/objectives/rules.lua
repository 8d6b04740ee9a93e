-- House rule: everybody has a secret goal, and is paid at the end for having
-- reached it. Two are dealt to each, who keeps one.

module { "objectives", title = "Secret goals", version = "1", needs = "base" }

local points = option { "points", default = 10, min = 1, max = 100,
  help = "points for a goal that was reached" }

local GOALS = { "three_cities", "four_roads", "two_monasteries", "great_city",
  "long_road", "all_kinds", "figures_home" }
local COPIES = 3

-- One card for each that is in nobody's hand: so they are dealt, and so a bot
-- guesses what others hold.
local card
local function cards(o, g)
  for _, goal in ipairs(GOALS) do
    local left = COPIES
    for player in g:seats() do
      if card.kept[player] == goal then left = left - 1 end
      if card.other[player] == goal then left = left - 1 end
    end
    if left > 0 then o:word("goal", goal, left) end
  end
end

card = state {
  kept = { "word", values = GOALS, per = "player", visible = "owner",
    sample = cards },
  other = { "word", values = GOALS, per = "player", visible = "owner",
    sample = cards },
}

local S = state { city = { "integer", per = "player" },
  road = { "integer", per = "player" },
  monastery = { "integer", per = "player" },
  great_city = { "boolean", per = "player" },
  long_road = { "boolean", per = "player" } }

local function deal(g)
  local _, goal = g:ask(nil, "goal", cards, g)
  return goal
end

phase { "objectives", stage = "setup",
  after = { "start", "count", "count-pile", "lakes" }, run = function(g)
  for player in g:seats() do
    card.kept[player] = deal(g)
    card.other[player] = deal(g)
    local first, second = card.kept[player], card.other[player]
    local _, kept = g:ask(player, "objective", function(o)
      o:word("keep", first)
      if second ~= first then o:word("keep", second) end
    end)
    card.kept[player], card.other[player] = kept, nil
  end
end }

-- What everybody can see.
on.scored({ "city", "road", "monastery" }, function(_, player, _, feature)
  if not feature.complete then return end
  local kind = feature.kind
  S[kind][player] = S[kind][player] + 1
  if kind == "city" and feature.tiles >= 6 then S.great_city[player] = true end
  if kind == "road" and feature.tiles >= 6 then S.long_road[player] = true end
end)

local reached = {
  three_cities = function(player) return S.city[player] >= 3 end,
  four_roads = function(player) return S.road[player] >= 4 end,
  two_monasteries = function(player) return S.monastery[player] >= 2 end,
  great_city = function(player) return S.great_city[player] end,
  long_road = function(player) return S.long_road[player] end,
  all_kinds = function(player)
    return S.city[player] * S.road[player] * S.monastery[player] > 0
  end,
  figures_home = function(player) return player:supply "meeple" >= 5 end,
}

phase { "goals", stage = "final", after = "count-final", before = "final",
  run = function(g)
    g:reveal()
    for player in g:seats() do
      local goal = card.kept[player]
      if goal then g:note(goal, player) end
      if goal and reached[goal](player) then g:pay(player, goal, 1, points) end
    end
  end }
