-- The Goldmines: bars of gold on tiles, for whoever scores there (GM-1 to GM-6
-- of lua/doc/rules.md).

module { "goldmines", title = "The Goldmines", version = "1", needs = "base",
  tiles = "goldmines" }

local S = state {
  -- bars that a player has
  gold = { "integer", per = "player", show = true },
  claims = { "integer", per = "figure" },  -- seats that claim a bar, as bits
  claimed = "boolean",                     -- is any bar claimed?
}

mark "goldmine"
piece { "gold", neutral = true, count = 16 }

-- One bar on the mine, one on a tile around it.
local function lay(g, tile)
  if g:supply "gold" > 0 then g:deploy("gold", tile) end
end

phase { "gold", after = "tile", before = "figure", when = { tile = "goldmine" },
  run = function(g)
    local around = g.tile:around()
    local second = around[1]
    lay(g, g.tile)
    if #around > 1 and g:supply "gold" > 0 then
      local _, chosen = g:ask(g.player, "gold", function(o)
        o:each("gold", around)
      end)
      second = chosen
    end
    if second then lay(g, second) end
  end }

local function claim(g, tiles, players)
  local area = {}
  for _, tile in ipairs(tiles) do area[tile] = true end
  for bar in g:figures "gold" do
    for _, player in ipairs(area[bar.tile] and players or {}) do
      S.claims[bar] = S.claims[bar] | 1 << player.seat
      S.claimed = true
    end
  end
end

-- The tiles on which whoever scores a feature claims bars.
local reach = slot("gold-tiles", function(_, feature)
  return feature:area()
end)

-- Who scores a feature claims the bars on its tiles, on all nine of a
-- monastery, whatever the points are; the lord of a castle those around it.
wrap.award(function(g, inner, feature)
  if not g.final then claim(g, reach(g, feature), g:majority(feature)) end
  inner(g, feature)
end)

wrap["homage?"](function(g, inner, lord, worth)
  if lord.piece.weight > 0 then claim(g, lord.edge:around(), { lord.owner }) end
  return inner(g, lord, worth)
end)

-- A bar on a tile that most others claim too: the best choice there is.
local function best(g, player)
  local found, most = nil, 0
  for bar in g:figures "gold" do
    local claims, rivals = S.claims[bar], 0
    for seat = 1, g.players do rivals = rivals + (claims >> seat & 1) end
    if claims >> player.seat & 1 == 1 and rivals > most then
      found, most = bar, rivals
    end
  end
  return found
end

-- Round after round everybody takes one, from the player on turn on.
phase { "share-gold", after = { "score", "barns", "goods", "cards" },
  before = "scored",
  when = { state = "claimed" }, run = function(g)
    local player, idle = g.player, 0
    while idle < g.players do
      local bar = best(g, player)
      idle = bar and 0 or idle + 1
      if bar then
        S.gold[player] = S.gold[player] + 1
        S.claims[bar] = 0
        g:remove(bar)
      end
      player = player.next
    end
    S.claimed = false
  end }

phase { "sell-gold", stage = "final", after = "points", before = "partners",
  run = function(g)
    for player in g:seats() do
      local bars = S.gold[player]
      local rate = math.min((bars + 2) // 3, 4)
      if bars > 0 then g:pay(player, "gold", bars, rate) end
    end
  end }
