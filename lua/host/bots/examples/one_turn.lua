--- Looks one decision ahead, and on to the end of its own turn.
-- Every option is answered on a clone and taken back; what it leads to is
-- valued as own points minus those of the best opponent, where points are
-- those scored, those that the features somebody holds would score now, an
-- estimate of what they may grow to, and a little for every figure still in
-- the supply. How much more a finished feature brings is learned from the
-- scores of the game so far. Draws to come are ignored: their expectation is
-- the same for all options. It knows no rule of any module. What it does not
-- see it guesses: it looks ahead in a sample of what it sees.
--
-- Features that do not touch the tile laid last are valued once a decision,
-- so that an option costs the same on boards of any size.

local greedy = {}

-- Options tried at the first and at later decisions of the turn; beyond
-- that a random sample.
local CAPS = { 80, 12, 6 }
-- Where there are very many, one more or less makes no difference.
local MANY, SOME = 160, 16
-- Worth of the n-th figure in the supply, while there are tiles to lay.
local SUPPLY = { 2.5, 1.6, 1.0, 0.7, 0.5, 0.3, 0.2 }
-- Points per tile expected before anything was scored, and how many tiles'
-- worth of experience outweigh that; scores looked back on.
local PRIOR, PRIOR_TILES, LOOK_BACK = 1.5, 8, 150
-- The least that a feature without sides, such as a building, is expected to
-- score.
local SPOT = 5
-- After so many failures of rules it decides by what it knows so far: each
-- failure may have used up the time limit of a script.
local PATIENCE = 3
-- What a figure on the ground could have brought elsewhere, for each tile
-- that is still to come.
local GROUND = 0.06

--- Points per tile of finished features by kind, from the latest scores.
local function learn(game)
  local points, tiles = {}, {}
  local count = game:events()
  for i = math.max(0, count - LOOK_BACK), count - 1 do
    local player, scored, kind, size, complete = game:points(i)
    if player and complete and size > 0 then
      points[kind] = (points[kind] or 0) + scored
      tiles[kind] = (tiles[kind] or 0) + size
    end
  end
  return function(kind)
    return (PRIOR * PRIOR_TILES + (points[kind] or 0)) /
      (PRIOR_TILES + (tiles[kind] or 0))
  end
end

--- What a feature may bring to a player: the points it would score now, and
--- what it may grow to.
local function worth(game, node, player, view, left)
  if view.failures >= PATIENCE then return 0 end
  local feature = game:feature(node)
  local now = game:worth(node, player)
  if not now then
    view.failures = view.failures + 1
    return 0
  end
  if feature.complete or left == 0 then return now end
  -- Figures do not return from ground: they are missing later.
  if feature.ground then return now - GROUND * left end
  local grown = (feature.tiles + 0.5) * view.rate(feature.kind)
  if feature.tiles == 1 and feature.open == 0 then
    grown = math.max(grown, SPOT)
  end
  local chance = left / (left + 6 * feature.open + 1)
  return now + math.max(0, grown - now) * chance
end

--- Figures on features: { [feature id] = { node =, held = { [seat] = n } } }
--- and the worth of each seat's supply, added to totals.
local function survey(game, totals, left)
  local features, order, supply = {}, {}, {}
  local eager = math.min(1, left / 12)
  for i = 0, game:figures() - 1 do
    local owner, node, home = game:standing(i)
    if home and owner >= 0 then
      supply[owner] = (supply[owner] or 0) + 1
      totals[owner] = totals[owner] + eager * (SUPPLY[supply[owner]] or 0.1)
    elseif node and owner >= 0 then
      local id = game:feature_id(node)
      local held = features[id]
      if not held then
        held = { id = id, node = node, held = {} }
        features[id] = held
        order[#order + 1] = held
      end
      held.held[owner] = (held.held[owner] or 0) + 1
    end
  end
  return order
end

-- Features that the tile laid last is part of.
local function touched(game)
  local ids = {}
  local last = game:tiles() - 1
  for _, segment in ipairs(last >= 0 and game:segments(last) or {}) do
    if segment.feature then ids[segment.feature] = true end
  end
  return ids
end

--- Adds the worth of one feature to those who hold most of it.
local function award(totals, game, held, view, left, fresh)
  local most, holders = 0, 0
  for _, count in pairs(held.held) do
    if count > most then most, holders = count, 0 end
    if count == most then holders = holders + 1 end
  end
  for seat = 0, view.players - 1 do
    if held.held[seat] == most then
      local key = held.node * view.players + seat
      local value = not fresh and view.known[key]
      if not value then
        value = worth(game, held.node, seat, view, left)
        if not fresh then view.known[key] = value end
      end
      totals[seat] = totals[seat] + value / (holders > 1 and 1.2 or 1)
    end
  end
end

--- The worth of a position for one player.
local function value_of(game, view)
  local totals, best = {}, -math.huge
  for seat = 0, view.players - 1 do totals[seat] = game:score(seat) + 0.0 end
  if game:status() ~= "over" then
    local left = game:tiles_left()
    local ids = touched(game)
    for _, held in ipairs(survey(game, totals, left)) do
      award(totals, game, held, view, left, ids[held.id])
    end
  end
  for seat = 0, view.players - 1 do
    if seat ~= view.me then best = math.max(best, totals[seat]) end
  end
  return totals[view.me] - (view.players > 1 and best or 0)
end

--- Indices to try: all, or a random sample without repetition.
local function sample(count, cap, rng)
  local list, moved = {}, {}
  if count > MANY then cap = math.min(cap, SOME) end
  if count <= cap then
    for i = 1, count do list[i] = i - 1 end
    return list
  end
  for i = 0, cap - 1 do
    local j = i + rng:below(count - i)
    list[i + 1] = moved[j] or j
    moved[j] = moved[i] or i
  end
  return list
end

local function take_back(game, answers)
  local extra = game:answers() - answers
  return extra == 0 or game:undo(extra)
end

--- Best value that `me` reaches by deciding on; nil when every answer
--- fails. Also the options that reach it.
local function search(game, view, depth)
  local player, count = game:pending()
  if player ~= view.me or not CAPS[depth] or game:turn() ~= view.turn then
    return value_of(game, view), {}
  end
  local base = game:answers()
  local best, ties = nil, {}
  for _, index in ipairs(sample(count, CAPS[depth], view.rng)) do
    if view.failures >= PATIENCE then break end
    if not game:answer(index) then
      view.failures = view.failures + 1
    else
      local value = search(game, view, depth + 1)
      if value and (not best or value > best + 1e-9) then
        best, ties = value, { index }
      elseif value and value > best - 1e-9 then
        ties[#ties + 1] = index
      end
      -- A clone that cannot go back is of no further use.
      if not take_back(game, base) then break end
    end
  end
  return best, ties
end

---@param rng Rng
---@return fun(game: table): integer index of an option
function greedy.new(rng)
  return function(game)
    local player, count = game:pending()
    if count == 1 then return 0 end
    local clone <close> = game:sample(game:hash())
    if not clone then return rng:below(count) end
    clone:undo_window(0)
    local _, ties = search(clone, {
      me = player, turn = game:turn(), rng = rng, rate = learn(game),
      players = game:players(), known = {}, failures = 0,
    }, 1)
    if not ties[1] then return rng:below(count) end
    return ties[1 + rng:below(#ties)]
  end
end

return greedy
