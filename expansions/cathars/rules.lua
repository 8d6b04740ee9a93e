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

-- ---- the siege ------------------------------------------------------------

-- 1 less complete or not; a small city's other losses and a cathedral's gain
-- add up with it.
if siege then
  score.city.rate(function(city)
    if city.besieged then return { tile = -1, pennant = -1 } end
  end)
end

-- As much again for farmers as any city is worth to them.
local farmers = siege and use "farmers"
if farmers then
  score.field { besieged = farmers.each("city", "besieged") }
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

-- The player's followers in besieged cities with a way out.
local function fugitives(g)
  local list = {}
  for figure in g:claimants(g.player, "besieged") do
    if figure.piece:is "follower" and has_way_out(figure.feature) then
      list[#list + 1] = figure
    end
  end
  return list
end

-- One follower a turn, after all its parts.
local function flee(g)
  local list = fugitives(g)
  if #list == 0 then return end
  local what, figure = g:ask(g.player, "escape", function(o)
    o:each("escape", list)
    o:pass()
  end)
  if what == "escape" then g:recall(figure) end
end

if escape ~= "off" then
  phase { "escape", after = "parts", before = { "limit", "end" },
    when = { claims = "besieged" }, run = flee }
end
