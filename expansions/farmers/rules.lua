-- Farmers: figures on fields score the completed cities that the field
-- touches, at the end of the game, by the counting of each edition.

module { "farmers", title = "Farmers", version = "1", needs = "base" }

local scoring = option { "scoring",
  default = ({ "city", "player", "field" })[use "base".edition],
  values = { "city", "player", "field" },
  help = "4 a city for most farmers around it (1st edition), 3 a city and "
    .. "player (2nd), 3 a city and field (3rd)" }

stand("follower", "field")

local function among(list, item)
  for i = 1, #list do
    if list[i] == item then return true end
  end
  return false
end

-- The occupied fields around a city, in order.
local function fields_of(g, city)
  local fields = {}
  for field in g:occupied "field" do
    if among(field:touching "city", city) then fields[#fields + 1] = field end
  end
  return fields
end

-- 2nd edition (source 000): a player who holds several fields of a city is
-- paid for it once, through the first of them.
local function pays_once(g, field, player, city)
  for _, other in ipairs(fields_of(g, city)) do
    if among(g:majority(other), player) then return other == field end
  end
end

local function farms(field, player)
  for _, figure in ipairs(field:figures()) do
    if figure.owner == player and figure.piece:is "follower" then
      return true
    end
  end
  return false
end

-- 1st edition (sources 003, 001): the farmers in all fields around a city
-- together decide who is paid, here through the first field with one.
local function pays_most(g, field, player, city)
  local fields = fields_of(g, city)
  if not among(g:majority(fields), player) then return false end
  for _, other in ipairs(fields) do
    if farms(other, player) then return other == field end
  end
end

local pays = ({ player = pays_once, city = pays_most })[scoring]

-- The cities that a field scores for a player; all complete ones around it
-- in the 3rd edition (source 004), or when no player is asked for.
local function cities(g, field, player)
  local list = {}
  for _, city in ipairs(field:touching "city") do
    if city.complete
      and (not pays or not player or pays(g, field, player, city)) then
      list[#list + 1] = city
    end
  end
  return list
end

-- "farmed" is worth nothing by itself: rules that pay per city whatever its
-- worth raise its rate.
local rate = scoring == "city" and 4 or 3
score.field { city = rate, farmed = 0 }

if pays then
  score.field.count(function(field, player, g)
    local count = #cities(g, field, player)
    return { city = count, farmed = count }
  end)
else
  score.field.count(function(field)
    local count = field:count("city", true)
    return { city = count, farmed = count }
  end)
end

-- Whoever has a farmer in the field, as others may be paid than hold it.
local function score_farmers(g, field)
  for player in g:seats() do
    if farms(field, player) and g:worth(field, player) ~= 0 then
      g:score(field, { player })
    end
  end
end

phase { "farmers", stage = "final", after = "final", run = function(g)
  for field in g:occupied "field" do
    if scoring == "city" then
      score_farmers(g, field)
    else
      g:score(field)
    end
  end
end }

export { cities = cities, rate = rate }
