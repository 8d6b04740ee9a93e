-- Special monasteries (SM-1 to SM-6 of lua/doc/rules.md): who enters one stands
-- there as a monk, or lies down as an abbot until the end of the game.

module { "monasteries", title = "Special monasteries", version = "1",
  needs = "base", after = { "abbot", "abbey-and-mayor" },
  tiles = "monasteries" }

local others = option { "others", default = "replace",
  values = { "replace", "keep" }, help = "what becomes of the other ones" }

local fairy = option { "fairy", default = "print", values = { "print", "peer" },
  help = "whether a fairy pays beside a monk, too, or not" }

local gold = option { "gold", default = "nine", values = { "nine", "peer" },
  help = "gold is claimed on the nine tiles, or along the four rows" }

feature { "monastery", attributes = { special = "any" } }

-- Where figures lie: a place of its own that is never complete.
feature { "dormitory", form = "area", closes = "never" }
stand("follower", "dormitory")
stand("cleric", "dormitory")

phase { "replace", stage = "setup", before = "start", run = function(g)
  for _, id in ipairs(others == "replace" and { "base/A", "base/B" } or {}) do
    local type, pile = g:type(id), g:pile "tiles"
    if type then pile:add(type, -pile:count(type)) end
  end
end }

-- ---- two places, one feature ----------------------------------------------

-- The other place on the tile; nil in an ordinary monastery.
local function other(place)
  return place.tile:segment(place.kind == "monastery" and "dormitory"
    or "monastery")
end

-- It is free only if nobody stands or lies there.
local places = { "monastery", "dormitory", on = "dormitory" }
allow.stand(places, function(_, _, place, shared)
  return shared or not other(place).claimed, "somebody is in"
end)

-- Surrounded, with lying ones only, it does not count as completed.
phase { "asleep", before = { "watchtowers", "churches", "homage", "score" },
  after = "moved", when = { completed = "monastery" },
  run = function(g)
    local list = {}
    for feature in g:completed "monastery" do
      local asleep = feature.special and not feature.claimed
        and feature.tile:segment "dormitory".claimed
      list[#list + 1] = asleep and feature or nil
    end
    for _, feature in ipairs(list) do g:withdraw(feature) end
  end }

-- An abbot who lies down is in the monastery for who takes him back.
wrap["leaves?"](function(g, inner, abbot)
  local place = abbot.segment
  return place.kind == "dormitory" and other(place).feature or inner(g, abbot)
end)

-- Wagons reach both places of a monastery that is not complete.
wrap["goals?"](function(g, inner, from)
  local list = {}
  for _, goal in ipairs(inner(g, from)) do
    if goal.kind ~= "dormitory" then list[#list + 1] = goal end
    local place = goal.kind == "monastery" and not goal.complete and other(goal)
    if place then list[#list + 1] = place end
  end
  return list
end)

-- ---- points ---------------------------------------------------------------

-- The tiles of the four rows from it, up to their first gaps.
local function rows(g, place)
  local list = {}
  for _, side in ipairs { "N", "E", "S", "W" } do
    for tile in g:edge(place.tile.cell, side):line() do
      if tile ~= place.tile then list[#list + 1] = tile end
    end
  end
  return list
end

-- 1 for its own tile, and for each of these.
score.dormitory { tile = 1, row = { 1, count = function(dormitory, _, g)
  return #rows(g, dormitory)
end } }

-- ---- as others play it ----------------------------------------------------

add["fairy-rewards?"](function(_, figure)
  return fairy == "print" or not figure.feature.special
end)

wrap["gold-tiles?"](function(g, inner, place)
  return gold == "peer" and place.special and rows(g, place) or inner(g, place)
end)

export { rows = rows }
