-- The base game: roads, cities, monasteries (sources 000, 001, 003, 004).

module { "base", title = "Base game", version = "1", tiles = "base" }

local edition = option { "edition", default = 3, values = { 1, 2, 3 },
  help = "rule book whose scoring holds where nothing else is chosen" }

local tiny_city = option { "tiny_city", default = edition < 3,
  help = "a complete city of two tiles scores 1 per tile and pennant" }

local incomplete_road = option { "incomplete_road", default = "per_tile",
  values = { "per_tile", "flat" },
  help = "an incomplete road scores 1 per tile, or 1 in all" }

-- ---- what tiles show ------------------------------------------------------

feature { "city", form = "solid", attributes = { pennant = "sum" } }
feature { "road", form = "line", ground = "field", meets = "crossroads" }
feature { "field", form = "ground" }
feature { "monastery", form = "area", closes = "around" }

piece { "meeple", count = 7, class = "follower" }
stand("follower", "city", "road", "monastery")

-- ---- set-up ---------------------------------------------------------------

-- Tiles with a cell of their own lie there from the start, unturned.
phase { "layout", stage = "setup", run = function(g)
  local pile = g:pile "layout"
  for type, copies in pile:types() do
    pile:add(type, -copies)
    if not type.at.tile then g:place(type, type.at) end
  end
end }

-- Where the first tile goes that is not part of a layout.
local origin = slot("origin", function(g) return g:cell(0, 0) end)

local start = slot("start", function(g)
  local pile = g:pile "start"
  for type in pile:types() do
    if g.tile then break end -- a module has laid something
    pile:add(type, -1)
    g:place(type, origin(g))
  end
  pile:pour(g:pile "tiles")
  -- without a start tile the first one drawn is it
  if not g.tile then g:place(g:draw(), origin(g)) end
end)

phase { "start", stage = "setup", after = "layout",
  run = function(g) start(g) end }

-- ---- a turn ---------------------------------------------------------------

-- The next tile to be laid, or nil when there is none. With `to`, a pile, it
-- is put there, for who draws into a hand.
local draw = slot("draw", { "draw" })

-- True when no tile is left to be drawn, nor anywhere else.
local exhausted = slot("exhausted", { "exhausted" }, "all")

-- The tile of a turn: one that fits nowhere leaves the game, another is drawn.
local lay = slot("tile", { "lay", draw })
phase { "tile", run = lay, otherwise = "end" }

-- The whole feature must be free of any figure that claims.
phase { "figure", after = "tile", run = { "offer", "figure" } }

offer.figure { "deploy",
  list = { "stand" }, apply = { "deploy" } }

-- Up to "deployed" goes what else puts figures on the board; up to "moved" what
-- becomes of figures before anything scores, and from there to "score" what
-- looks at the board as it then is.
phase { "deployed", after = "figure", landmark = true }
phase { "moved", after = "deployed", landmark = true }

-- What is completed is settled: it scores, then its figures go home. Rules
-- wrap the steps; who says that a feature does not settle leaves it as it is.
local award = slot("award", { "score" })
local home = slot("home", { "release" })
local settles = slot("settles", function() return true end, "all")

local function settle(g, feature)
  if not settles(g, feature) then return end
  award(g, feature)
  home(g, feature)
end

phase { "score", after = "moved", when = "completed", run = function(g)
  for feature in g:completed() do
    if feature.occupied then settle(g, feature) end
  end
end }

-- Up to "scored" goes what else comes of what is completed, up to "moved on"
-- what moves then, and up to "part" what else belongs to each part of a turn: a
-- rule may repeat it from "tile" on. What comes once a turn has its place after
-- "parts".
phase { "scored", after = "score", landmark = true }
phase { "moved on", after = "scored", landmark = true }
phase { "part", after = "moved on" }
phase { "parts", after = "part" }

phase { "end", after = "parts", run = { "finish", exhausted } }

-- ---- points ---------------------------------------------------------------

score.city { tile = { 2, 1 }, pennant = { 2, 1 } }
score.monastery { around = 1 }

if tiny_city then
  score.city.rate(function(city)
    if city.complete and city.tiles == 2 then
      return { tile = -1, pennant = -1 }
    end
  end)
end

if incomplete_road == "flat" then
  score.road { tile = { 1, 0 }, one = { 0, 1 } }
else
  score.road { tile = 1 }
end

-- Incomplete features score at the end for whoever holds them.
phase { "final", stage = "final", run = function(g)
  for feature in g:occupied() do
    if feature.kind ~= "field" and settles(g, feature) then
      award(g, feature)
    end
  end
end }

-- Up to "points" goes what else scores at the end, after it what adds up.
phase { "points", stage = "final", after = "final" }

-- ---- for other modules ----------------------------------------------------

-- How many finished features of a kind there are; add.finished(g, kind) for
-- what counts as one but is none.
local more_finished = sum "finished"

local function finished(g, kind)
  return g:count(kind, true) + more_finished(g, kind)
end

export { edition = edition, origin = origin, exhausted = exhausted,
  finished = finished, settle = settle }
