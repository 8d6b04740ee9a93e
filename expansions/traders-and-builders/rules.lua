-- Traders & Builders (source 001): goods for who completes a city, a builder
-- who earns a second turn, and a pig for the farmers.

module { "traders-and-builders", title = "Traders & Builders", version = "1",
  needs = "base", tiles = "traders-and-builders" }

local goods = option { "goods", default = true,
  help = "who completes a city takes its goods; the most of a kind are worth "
    .. "10 at the end" }

local builder = option { "builder", default = true,
  help = "each player has a builder, who earns a second part of the turn" }

local pig = option { "pig", default = true,
  help = "each player has a pig, worth 1 a farmed city" }

local herd = option { "herd", default = true,
  help = "a field with a pig herd is worth 1 more a farmed city" }

local exhausted = use "base".exhausted

local kinds = { "cloth", "grain", "wine" }

local S = state {
  cloth = { "integer", per = "player", show = true },
  grain = { "integer", per = "player", show = true },
  wine = { "integer", per = "player", show = true },
  grown = "boolean",   -- a builder's feature has, in this part of the turn
  doubled = "integer", -- turn that last got its second part
}

-- ---- goods ----------------------------------------------------------------

-- The player on turn takes them, whoever scores the city, if anybody.
local function collect(g)
  for city in g:completed "city" do
    for _, kind in ipairs(kinds) do
      if city[kind] > 0 then
        S[kind][g.player] = S[kind][g.player] + city[kind]
      end
    end
  end
end

-- All who have the most of a kind, and at least one, are paid in full.
local function pay_goods(g)
  for _, kind in ipairs(kinds) do
    local most = 1
    for player in g:seats() do most = math.max(most, S[kind][player]) end
    for player in g:seats() do
      if S[kind][player] == most then
        g:award { player = player, reason = "trade-goods",
          items = { { kind, 1, 10 } } }
      end
    end
  end
end

if goods then
  for _, kind in ipairs(kinds) do
    feature { "city",
      attributes = { [kind] = { "sum", mark = "goods", value = kind } } }
  end
  phase { "goods", after = "score", before = "scored",
    when = { completed = "city" }, run = collect }
  phase { "trade", stage = "final", after = { "final", "farmers" },
    before = "points", run = pay_goods }
end

-- ---- figures that need a follower -----------------------------------------

-- They neither claim nor count, and others on the feature are no obstacle.
local function helper(name, ...)
  piece { name, count = 1, class = { name, "helper" },
    weight = 0, claims = false, beside = "follower" }
  stand(name, ...)

  allow.stand(name, function(g, own, segment)
    if segment.feature:holds(own, g.player) then
      return false, "is there already"
    elseif segment.complete then
      return false, "has nothing left to do there"
    end
  end)
end

-- Whoever loses the last follower beside a helper takes it back.
local function leave_alone(g, feature, owner)
  if not feature:holds("helper", owner) or feature:holds("follower", owner) then
    return
  end
  for _, other in ipairs(feature:figures("helper", owner)) do
    g:recall(other)
  end
end

local function follow(g, figure, from)
  if from and figure.owner then leave_alone(g, from.feature, figure.owner) end
end

local function fall_apart(g, a, b)
  for player in g:seats() do
    leave_alone(g, a.feature, player)
    leave_alone(g, b.feature, player)
  end
end

if builder or pig then
  on.returned("follower", follow)
  on.deployed("follower", follow)
  on.parted(fall_apart)
end

-- ---- the builder ----------------------------------------------------------

-- Noted when the tile is laid, so that it does not matter what becomes of
-- the builder. The second part of a turn earns no third.
local function grow(g, tile)
  for figure in g:figures("builder", g.player) do
    local feature = figure.feature
    for segment in tile:segments() do
      if segment.feature == feature then S.grown = true end
    end
  end
end

local function repeat_part(g)
  S.grown = false
  if S.doubled == g.turn then return end
  S.doubled = g.turn
  if not exhausted(g) then g:jump "tile" end
end

if builder then
  helper("builder", "road", "city")
  on.placed({ "road", "city", when = { away = "builder", here = "builder" } },
    grow)
  phase { "builder", after = "part", before = "parts",
    when = { state = "grown" }, run = repeat_part }
end

-- ---- pigs -----------------------------------------------------------------

if pig then
  helper("pig", "field")
  score.field.rate(function(field, player)
    if player and field:holds("pig", player) then return { farmed = 1 } end
  end)
end

-- Do herds count already, for others with such tiles?
export { herd = herd }

if herd then
  feature { "field", attributes = { herd = { "any", mark = "pig-herd" } } }
  score.field.rate(function(field)
    if field.herd then return { farmed = 1 } end
  end)
end
