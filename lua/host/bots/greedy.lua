--- Looks one decision ahead, and on to the end of its own turn.
-- Every option is answered on a clone and taken back; what it leads to is
-- valued as own points minus those of the best opponent, where points are
-- those scored plus an estimate for the features somebody holds and for the
-- figures still in the supply. What a tile of a kind is worth is learned from
-- the scores of the game so far. Draws to come are ignored: their
-- expectation is the same for all options. It knows no rule of any module.

local greedy = {}

-- Options tried at the first and at later decisions of the turn; beyond
-- that a random sample.
local CAPS = { 80, 12, 6 }
-- Worth of the n-th figure in the supply, while there are tiles to lay.
local SUPPLY = { 2.5, 1.6, 1.0, 0.7, 0.5, 0.3, 0.2 }
-- Points per tile expected before anything was scored.
local PRIOR, PRIOR_GROUND, PRIOR_TILES = 1.2, 0.35, 8
-- Most that ground is taken to be worth, and the least of what has no side.
local GROUND_MOST, SPOT = 6, 4

--- Points per tile by kind of feature, from the scores so far.
local function learn(game)
  local points, tiles = {}, {}
  for i = 0, game:events() - 1 do
    local player = game:points(i)
    if player then
      local event = game:event(i)
      local feature = event.node and game:feature(event.node)
      if feature and event.tiles > 0 and event.complete then
        local kind = feature.kind
        points[kind] = (points[kind] or 0) + event.points
        tiles[kind] = (tiles[kind] or 0) + event.tiles
      end
    end
  end
  return function(kind, prior)
    return (prior * PRIOR_TILES + (points[kind] or 0)) /
      (PRIOR_TILES + (tiles[kind] or 0))
  end
end

--- What a feature may bring to whoever holds it.
local function worth(feature, rate, left)
  if feature.ground then
    return math.min(GROUND_MOST,
      feature.tiles * rate(feature.kind, PRIOR_GROUND))
  end
  local value = feature.tiles * rate(feature.kind, PRIOR)
  if feature.tiles == 1 and feature.open == 0 then
    value = math.max(value, SPOT)
  end
  -- An open feature may grow, or never be finished.
  local chance = left / (left + 6 * feature.open + 1)
  return value * (0.6 + 0.4 * chance) + 0.5 * chance
end

--- Adds the worth of one feature to those who hold most of it.
local function award(totals, feature, rate, left)
  local most, holders = 0, 0
  for _, count in pairs(feature.held) do
    if count > most then most, holders = count, 0 end
    if count == most then holders = holders + 1 end
  end
  local value = worth(feature, rate, left)
  for player, count in pairs(feature.held) do
    if count == most then
      totals[player] = totals[player] + value / (holders > 1 and 1.2 or 1)
    end
  end
end

local function add_figures(totals, game, rate, left)
  local features, order, supply = {}, {}, {}
  for i = 0, game:figures() - 1 do
    local figure = game:figure(i)
    local owner = figure.owner
    if owner >= 0 and figure.at == "supply" then
      supply[owner] = (supply[owner] or 0) + 1
      totals[owner] = totals[owner] + (SUPPLY[supply[owner]] or 0.1) *
        math.min(1, left / 12)
    elseif owner >= 0 and figure.node then
      local feature = game:feature(figure.node)
      if not features[feature.id] then
        features[feature.id] = feature
        feature.held = {}
        order[#order + 1] = feature
      end
      local held = features[feature.id].held
      held[owner] = (held[owner] or 0) + 1
    end
  end
  for _, feature in ipairs(order) do award(totals, feature, rate, left) end
end

--- The worth of a position for one player.
local function value_of(game, me, players, rate)
  local totals, best = {}, -math.huge
  for seat = 0, players - 1 do totals[seat] = game:score(seat) + 0.0 end
  if game:status() ~= "over" then
    add_figures(totals, game, rate, game:tiles_left())
  end
  for seat = 0, players - 1 do
    if seat ~= me then best = math.max(best, totals[seat]) end
  end
  return totals[me] - (players > 1 and best or 0)
end

--- Indices to try: all, or a random sample without repetition.
local function sample(count, cap, rng)
  local list = {}
  for i = 1, count do list[i] = i - 1 end
  if count <= cap then return list end
  for i = 1, cap do
    local j = i + rng:below(count - i + 1)
    list[i], list[j] = list[j], list[i]
  end
  return table.move(list, 1, cap, 1, {})
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
    return value_of(game, view.me, view.players, view.rate), {}
  end
  local base = game:answers()
  local best, ties = nil, {}
  for _, index in ipairs(sample(count, CAPS[depth], view.rng)) do
    if game:answer(index) then
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
    local clone <close> = game:clone()
    if not clone then return rng:below(count) end
    local _, ties = search(clone, {
      me = player, turn = game:turn(), rng = rng, rate = learn(game),
      players = game:players(),
    }, 1)
    if not ties[1] then return rng:below(count) end
    return ties[1 + rng:below(#ties)]
  end
end

return greedy
