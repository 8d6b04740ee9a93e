-- Special monasteries (SM-1 to SM-5 of lua/doc/rules.md): who enters one stands
-- there as a monk, or lies down as an abbot until the end of the game.

module { "monasteries", title = "Special monasteries", version = "1",
  needs = "base", after = { "abbot", "abbey-and-mayor" },
  tiles = "monasteries" }

local others = option { "others", default = "replace",
  values = { "replace", "keep" },
  help = "whether the monasteries of the base game are replaced" }

feature { "monastery", attributes = { special = "any" } }

-- Where figures lie: a place of its own that is never complete.
feature { "dormitory", form = "area", closes = "never" }
stand("follower", "dormitory")
stand("cleric", "dormitory")

if others == "replace" then
  phase { "replace", stage = "setup", before = "start", run = function(g)
    for _, id in ipairs { "base/A", "base/B" } do
      local type, pile = g:type(id), g:pile "tiles"
      if type then pile:add(type, -pile:count(type)) end
    end
  end }
end

-- ---- two places, one feature ----------------------------------------------

-- The other place on the tile; nil in an ordinary monastery.
local function other(place)
  return place.tile:segment(place.kind == "monastery" and "dormitory"
    or "monastery")
end

-- It is free only if nobody stands or lies there.
allow.stand({ "monastery", "dormitory" }, function(_, _, place, shared)
  local beside = not shared and other(place)
  return not beside or not beside.claimed, "somebody is in"
end)

-- Surrounded, with lying ones only, it does not count as completed.
phase { "asleep", before = { "watchtowers", "churches", "homage", "score" },
  after = { "figure", "phantom", "tunnel", "ferry-move", "flocks", "castle",
    "count-leave", "magic-again" }, when = { completed = "monastery" },
  run = function(g)
    local list = {}
    for feature in g:completed "monastery" do
      local place = feature.special and other(feature.tile:segment "monastery")
      if place and place.claimed and not feature.claimed then
        list[#list + 1] = feature
      end
    end
    for _, feature in ipairs(list) do g:withdraw(feature) end
  end }

-- An abbot who lies down is in the monastery for who takes him back.
wrap["leaves?"](function(g, inner, abbot)
  local place = abbot.segment
  if place.kind == "dormitory" then return other(place).feature end
  return inner(g, abbot)
end)

-- Wagons reach both places of a monastery that is not complete.
wrap["goals?"](function(g, inner, from)
  local list = {}
  for _, goal in ipairs(inner(g, from)) do
    if goal.kind ~= "dormitory" then list[#list + 1] = goal end
    local place = goal.kind == "monastery" and not goal.complete
      and other(goal)
    if place then list[#list + 1] = place end
  end
  return list
end)

-- ---- points ---------------------------------------------------------------

-- 1 for its tile and each in the four rows from it, up to their first gaps.
score.dormitory { tile = 1, row = 1 }
score.dormitory.count(function(dormitory, _, g)
  local count = 0
  for _, side in ipairs { "N", "E", "S", "W" } do
    for tile in g:edge(dormitory.tile.cell, side):line() do
      if tile ~= dormitory.tile then count = count + 1 end
    end
  end
  return { row = count }
end)
