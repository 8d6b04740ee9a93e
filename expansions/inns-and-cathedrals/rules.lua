-- Inns & Cathedrals (source 001): roads and cities that pay more, or nothing,
-- and a figure that counts as two. The sixth player is a seat in the config.

module { "inns-and-cathedrals", title = "Inns & Cathedrals", version = "1",
  needs = "base", tiles = "inns-and-cathedrals" }

local inns = option { "inns", default = true,
  help = "a road with an inn scores 2 a tile, 0 while incomplete" }

local cathedrals = option { "cathedrals", default = true,
  help = "a city with a cathedral scores 3 a tile and pennant, 0 while "
    .. "incomplete" }

local big = option { "big", default = true,
  help = "each player has a big figure, which counts as two" }

local incomplete = option { "incomplete", default = "zero",
  values = { "zero", "ignore" },
  help = "what is incomplete at the end scores nothing, or as if there were "
    .. "no inn or cathedral" }

-- ---- inns and cathedrals --------------------------------------------------

-- One more point for each unit when complete, none when not. Two inns or
-- cathedrals are no more than one. Changes of other modules to the same
-- rates add up: a besieged city with a cathedral scores 3 - 1 a tile.
local function pays(kind, mark, raise)
  feature { kind, attributes = { [mark] = "any" } }
  score[kind].rate(function(it)
    if it[mark] and it.complete then return raise end
  end)
  if incomplete == "zero" then
    score[kind].veto(function(it) return it[mark] and not it.complete end)
  end
end

if inns then pays("road", "inn", { tile = 1 }) end
if cathedrals then pays("city", "cathedral", { tile = 1, pennant = 1 }) end

-- ---- the big figure -------------------------------------------------------

if big then
  piece { "big", count = 1, class = "follower", weight = 2 }
end
