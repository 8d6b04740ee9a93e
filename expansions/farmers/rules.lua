-- Farmers: figures on fields score the completed cities that the field
-- touches, at the end of the game, by the counting of each edition.

module { "farmers", title = "Farmers", version = "1", needs = "base" }

local scoring = option { "scoring",
  default = ({ "city", "player", "field" })[use "base".edition],
  values = { "city", "player", "field" },
  help = "4 a city for most farmers around it (1st edition), 3 a city and "
    .. "player (2nd), 3 a city and field (3rd)" }

stand("follower", "field")

local S = state {
  city = "feature", -- the one being scored, in the 1st edition
}

local function among(list, item)
  for i = 1, #list do
    if list[i] == item then return true end
  end
  return false
end

-- ---- which cities a field scores ------------------------------------------

-- 2nd edition (source 000): a player who holds several fields of a city is
-- paid for it once, by the field that comes first.
local function is_first(g, field, player, city)
  for other in g:occupied "field" do
    if other == field then return true end
    if among(other:touching "city", city)
      and among(g:majority(other), player) then
      return false
    end
  end
end

-- The complete cities that a field scores for a player, or would for any.
local function cities(g, field, player)
  if S.city then return { S.city } end
  local list = {}
  for _, city in ipairs(field:touching "city") do
    if city.complete and (scoring ~= "player" or not player
      or is_first(g, field, player, city)) then
      list[#list + 1] = city
    end
  end
  return list
end

-- A term that pays for each of those cities that has an attribute.
local function each(points, attribute)
  if scoring == "field" then
    return { points, touches = "city", with = attribute }
  end
  return { points, count = function(field, player, g)
    local count = 0
    for _, city in ipairs(cities(g, field, player)) do
      if city[attribute] then count = count + 1 end
    end
    return count
  end }
end

-- "farmed" is worth nothing by itself: rules that pay for each city, whatever
-- it is worth, raise its rate.
if scoring == "field" then
  score.field { city = each(3), farmed = each(0) }
else
  score.field { city = scoring == "city" and 4 or 3, farmed = 0 }
  score.field.count(function(field, player, g)
    local count = #cities(g, field, player)
    return { city = count, farmed = count }
  end)
end

-- ---- at the end -----------------------------------------------------------

-- 3rd edition (source 004): every field scores each of its cities.
local function by_field(g)
  for field in g:occupied "field" do g:score(field) end
end

-- Of the fields around a city, the one with a figure of the player for which
-- the city is worth most, as other rules may raise it in one of them.
local function best_field(g, fields, player)
  local best, most
  for _, field in ipairs(fields) do
    for _, figure in ipairs(field:figures()) do
      if figure.owner == player then
        local worth = g:worth(field, player)
        if not most or worth > most then best, most = field, worth end
      end
    end
  end
  return best
end

-- 1st edition (sources 003, 001): city by city, the farmers in all fields
-- around it together.
local function by_city(g)
  local fields = {}
  for field in g:occupied "field" do
    for _, city in ipairs(field:touching "city") do
      fields[city] = fields[city] or {}
      table.insert(fields[city], field)
    end
  end
  for city in g:features "city" do
    if city.complete and fields[city] then
      S.city = city
      for _, player in ipairs(g:majority(fields[city])) do
        g:score(best_field(g, fields[city], player), { player })
      end
    end
  end
  S.city = nil
end

phase { "farmers", stage = "final", after = "final", before = "points",
  run = scoring == "city" and by_city or by_field }

export { cities = cities, each = each }
