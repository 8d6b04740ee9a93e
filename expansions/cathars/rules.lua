-- The Cathars (source 001): besieged cities are worth less, fields around
-- them more, and who sits in one may flee through a monastery nearby.

module { "cathars", title = "The Cathars", version = "1",
  needs = "base", after = "farmers", tiles = "cathars" }

local siege = option { "siege", default = true,
  help = "besieged cities score 1 less a tile and pennant, and count double "
    .. "for farmers" }

local escape = option { "escape", default = "any-tile",
  values = { "any-tile", "siege-tile", "off" },
  help = "a follower may leave a besieged city with a monastery on or next "
    .. "to any tile of it, or to one that shows the siege" }

feature { "city", attributes = { besieged = "any" } }

local S = state {
  sieges = "integer", -- tiles with a siege so far
  city = { "feature", per = "map" }, -- of each, by number
}

-- ---- the siege ------------------------------------------------------------

-- 1 less complete or not; a small city's other losses and a cathedral's gain
-- add up with it.
if siege then
  score.city.rate(function(city)
    if city.besieged then return { tile = -1, pennant = -1 } end
  end)
end

-- As much again for farmers as the city is worth anyway.
local farmers = siege and use "farmers"
if farmers then
  score.field { besieged = farmers.rate }
  score.field.count(function(field, player, g)
    local count = 0
    for _, city in ipairs(farmers.cities(g, field, player)) do
      if city.besieged then count = count + 1 end
    end
    return { besieged = count }
  end)
end

-- ---- escape ---------------------------------------------------------------

local function has_way_out(city)
  if escape == "any-tile" then return city:near "monastery" end
  for segment in city:segments() do
    if segment:has "besieged" and segment.tile:near "monastery" then
      return true
    end
  end
  return false
end

-- The player's followers in a city, if there is a way out.
local function fugitives(g, city)
  local list = {}
  for _, figure in ipairs(city:figures()) do
    if figure.owner == g.player and figure.piece:is "follower" then
      list[#list + 1] = figure
    end
  end
  return #list > 0 and has_way_out(city) and list or {}
end

-- Of two tiles in one city only the first finds anybody.
local function besieged_followers(g)
  local list, seen, cities = {}, {}, S.city
  for i = 1, S.sieges do
    local city = cities[i]
    if city.occupied and not seen[city] then
      seen[city] = true
      for _, figure in ipairs(fugitives(g, city)) do
        list[#list + 1] = figure
      end
    end
  end
  return list
end

-- One follower a turn, after all its parts.
local function flee(g)
  local list = besieged_followers(g)
  if #list == 0 then return end
  local what, figure = g:ask(g.player, "escape", function(o)
    o:each("escape", list)
    o:pass()
  end)
  if what == "escape" then g:recall(figure) end
end

if escape ~= "off" then
  on.placed("besieged", function(_, tile)
    for segment in tile:segments() do
      if segment:has "besieged" then
        S.sieges = S.sieges + 1
        S.city[S.sieges] = segment.feature
      end
    end
  end)
  phase { "escape", after = "parts", before = "end",
    when = { state = "sieges" }, run = flee }
end
