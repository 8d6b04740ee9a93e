-- The Tower (source 001): towers grow piece by piece and capture followers,
-- who are exchanged or ransomed.

module { "tower", title = "The Tower", version = "1", needs = "base",
  tiles = "tower" }

-- As many pieces as players leave for each; the first two are the same.
piece { "tower-piece", count = { 10, 10, 9, 7, 6, 5 }, weight = 0 }

mark { "tower" }
zone { "prison", owned = true }

local S = state {
  height = { "integer", per = "tile" },
  open = { "boolean", per = "tile" }, -- may grow
  free = { "boolean", per = "tile" }, -- has pieces, and nobody stands on it
  guards = { "tile", per = "figure" }, -- who stands on which tower
  manned = "integer", -- towers that somebody stands on
  held = "integer",  -- prisoners of all players,
  caught = { "integer", per = "player" }, -- and of each
  ransom = "integer", -- last turn in which one was paid
}

local open, free = S.open, S.free

on.placed("tower", function(_, tile)
  if tile:has "tower" then open[tile] = true end
end)

-- A follower on top closes a tower for as long as he stays.
local function guard(tower, figure)
  S.guards[figure], S.manned = tower, S.manned + 1
  open[tower], free[tower] = false, false
end

local function leave(_, figure)
  local tower = S.guards[figure]
  if not tower or figure.tile == tower then return end
  S.guards[figure], S.manned = nil, S.manned - 1
  open[tower], free[tower] = true, true
end

local manned = { "follower", when = { state = "manned" } }
on.returned(manned, leave)
on.deployed(manned, leave)

-- ---- captures -------------------------------------------------------------

local function release(g, figure)
  S.held = S.held - 1
  S.caught[figure.owner] = S.caught[figure.owner] - 1
  g:recall(figure)
end

local function list_exchange(o, prison, player)
  o:each("exchange", prison:one_of_each(player))
end

-- Two players who hold figures of each other exchange one at once. A ransom
-- may free one of them while the question is open.
local function exchange(g, captive)
  local prison = g:zone("prison", captive.owner)
  local list = prison:one_of_each(g.player)
  local own = list[1]
  if #list > 1 then
    local _, chosen = g:ask(g.player, "exchange", list_exchange, prison,
      g.player)
    own = chosen
  end
  if own then
    release(g, captive)
    release(g, own)
  end
end

local function list_captives(o, list)
  o:each("capture", list)
  o:pass()
end

-- Of those in a row or column with the tower, as many tiles away as it has
-- pieces or nearer. Whatever lies between does not matter.
local function capture(g, tower)
  local list = tower:in_line(S.height[tower])
  if #list == 0 then return end
  local what, figure = g:ask(g.player, "capture", list_captives, list)
  if what ~= "capture" then return end
  if figure.owner == g.player then return g:recall(figure) end
  g:move(figure, g:zone("prison", g.player))
  S.held = S.held + 1
  S.caught[figure.owner] = S.caught[figure.owner] + 1
  exchange(g, figure)
end

-- ---- instead of placing a figure ------------------------------------------

offer.figure { "tower-piece", when = { board = "tower" },
  list = { "put", "tower-piece", S.open },
  apply = function(g, piece, tower)
    g:deploy(piece, tower)
    S.height[tower], free[tower] = S.height[tower] + 1, true
    capture(g, tower)
  end }

-- A follower on a tower neither claims nor scores anything.
offer.figure { "guard", when = { board = "tower" },
  list = { "put", "follower", S.free },
  apply = function(g, piece, tower)
    guard(tower, g:deploy(piece, tower))
  end }

-- ---- ransom ---------------------------------------------------------------

-- Once a turn, at any time in it, 3 points buy a prisoner back.
offer.any { "ransom", when = { state = "caught" },
  list = function(g, o)
    if S.ransom == g.turn or g.player.score < 3 then return end
    o:one_of_each("ransom", "prison", g.player)
  end,
  apply = function(g, _, figure)
    local holder = figure.zone.owner
    S.ransom = g.turn
    release(g, figure)
    g:pay(g.player, "ransom", 1, -3)
    g:pay(holder, "ransom", 1, 3)
  end }

