-- The Tower (source 001): towers grow piece by piece and capture followers,
-- who are exchanged or ransomed.

module { "tower", title = "The Tower", version = "1", needs = "base",
  tiles = "tower" }

-- As many pieces as players leave for each; the first two are the same.
piece { "tower-piece", count = { 10, 10, 9, 7, 6, 5 }, weight = 0 }

mark { "tower" }
zone { "prison", owned = true }

local S = state {
  bases = "integer", -- tiles with a tower base so far
  base = { "tile", per = "map" }, -- each of them, by number
  height = { "integer", per = "tile" },
  guard = { "figure", per = "tile" }, -- who went up last
  held = "integer",  -- prisoners of all players
  ransom = "integer", -- last turn in which one was paid
}

on.placed(function(_, tile)
  if not tile:has "tower" then return end
  S.bases = S.bases + 1
  S.base[S.bases] = tile
end)

-- A follower on top closes a tower for as long as he stays.
local function is_closed(tile)
  local guard = S.guard[tile]
  return guard and guard.at == "tile" and guard.tile == tile
end

-- ---- captures -------------------------------------------------------------

-- Followers in a row or column with the tower, as many tiles away as it has
-- pieces or nearer. Whatever lies between does not matter.
local function in_reach(g, tower)
  local list, height = {}, S.height[tower]
  local x, y = tower.cell.x, tower.cell.y
  for figure in g:figures() do
    local tile = figure.piece.claims and figure.tile
    if tile then
      local dx, dy = tile.cell.x - x, tile.cell.y - y
      if (dx == 0 or dy == 0) and math.abs(dx + dy) <= height then
        list[#list + 1] = figure
      end
    end
  end
  return list
end

-- One prisoner of each kind that `holder` has of a player's.
local function one_of_each(g, holder, player)
  local list, seen = {}, {}
  for _, figure in ipairs(g:zone("prison", holder):figures(player)) do
    if not seen[figure.piece] then list[#list + 1] = figure end
    seen[figure.piece] = true
  end
  return list
end

local function free(g, figure)
  S.held = S.held - 1
  g:recall(figure)
end

-- Two players who hold figures of each other exchange one at once. A ransom
-- may free one of them while the question is open.
local function exchange(g, captive)
  local holder = captive.owner
  local list = one_of_each(g, holder, g.player)
  local own = list[1]
  if #list > 1 then
    local _, chosen = g:ask(g.player, "exchange", function(o)
      for _, figure in ipairs(one_of_each(g, holder, g.player)) do
        o:figure("exchange", figure)
      end
    end)
    own = chosen
  end
  if own then
    free(g, captive)
    free(g, own)
  end
end

local function capture(g, tower)
  local list = in_reach(g, tower)
  if #list == 0 then return end
  local what, figure = g:ask(g.player, "capture", function(o)
    for _, follower in ipairs(list) do o:figure("capture", follower) end
    o:pass()
  end)
  if what ~= "capture" then return end
  if figure.owner == g.player then return g:recall(figure) end
  g:move(figure, g:zone("prison", g.player))
  S.held = S.held + 1
  exchange(g, figure)
end

-- ---- instead of placing a figure ------------------------------------------

offer.figure { "tower-piece",
  list = function(g, o)
    if g.player:supply "tower-piece" == 0 then return end
    for i = 1, S.bases do
      if not is_closed(S.base[i]) then o:tile("tower-piece", S.base[i]) end
    end
  end,
  apply = function(g, piece, tower)
    g:deploy(piece, tower)
    S.height[tower] = S.height[tower] + 1
    capture(g, tower)
  end }

-- A follower on a tower neither claims nor scores anything.
offer.figure { "guard",
  list = function(g, o)
    for i = 1, S.bases do
      local tower = S.base[i]
      if S.height[tower] > 0 and not is_closed(tower) then
        for _, piece in ipairs(g:pieces()) do
          if piece:is "follower" and g.player:supply(piece) > 0 then
            o:tile(piece.name, tower)
          end
        end
      end
    end
  end,
  apply = function(g, piece, tower)
    S.guard[tower] = g:deploy(piece, tower)
  end }

-- ---- ransom ---------------------------------------------------------------

-- Once a turn, at any time in it, 3 points buy a prisoner back.
offer.any { "ransom",
  list = function(g, o)
    if S.held == 0 or S.ransom == g.turn or g.final or g.player.score < 3 then
      return
    end
    for holder in g:seats() do
      for _, figure in ipairs(one_of_each(g, holder, g.player)) do
        o:figure("ransom", figure)
      end
    end
  end,
  apply = function(g, _, figure)
    local holder = figure.zone.owner
    S.ransom = g.turn
    free(g, figure)
    g:award { player = g.player, reason = "ransom",
      items = { { "ransom", 1, -3 } } }
    g:award { player = holder, reason = "ransom",
      items = { { "ransom", 1, 3 } } }
  end }

