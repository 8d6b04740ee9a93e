-- The Robbers (RO-1 to RO-4 of lua/doc/rules.md): a robber waits beside
-- somebody's score and takes half as much as that player gets next.

module { "robbers", title = "The Robbers", version = "1", needs = "base",
  tiles = "robbers" }

mark "bag"
piece { "bandit", count = 1, class = {}, weight = 0 }
zone { "loot", owned = true }

-- ---- beside a score -------------------------------------------------------

local function list_victims(o, g, player, now)
  for other in g:seats(player.next) do
    if other ~= player and other ~= now then o:player("rob", other) end
  end
  o:pass()
end

local function send(g, player)
  local bandit, now
  for each in g:figures("bandit", player) do
    bandit, now = each, each.zone.owner
  end
  local _, victim = g:ask(player, "rob", list_victims, g, player, now)
  local to = victim and g:zone("loot", victim)
  if to and bandit then
    g:move(bandit, to)
  elseif to then
    g:deploy("bandit", to, player)
  end
end

-- Who lays a tile with a bag sends a robber, or moves it; then the next one
-- whose robber is at home sends it.
phase { "robbers", after = { "tile", "last", "gold", "magic", "apart" },
  before = "figure", when = { tile = "bag" }, run = function(g)
    send(g, g.player)
    for player in g:seats(g.player.next) do
      if player ~= g.player and player:supply "bandit" > 0 then
        return send(g, player)
      end
    end
  end }

-- ---- robbing --------------------------------------------------------------

-- What comes of robbing is not robbed: robbers beside it wait.
on.scored({ when = { out = "bandit" } }, function(g, player, points, _, reason)
  if points <= 0 or reason == "robbed" then return end
  for _, bandit in ipairs(g:zone("loot", player):figures()) do
    local owner = bandit.owner
    g:recall(bandit)
    g:pay(owner, "robbed", (points + 1) // 2, 1)
  end
end)
