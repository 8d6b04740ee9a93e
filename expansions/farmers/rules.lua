-- Farmers: figures on fields score the completed cities that the field
-- touches, at the end of the game, by the counting of each edition.

module { "farmers", title = "Farmers", version = "1", needs = "base" }

local scoring = option { "scoring",
  default = ({ "city", "player", "field" })[use "base".edition],
  values = { "city", "player", "field" },
  help = "4 a city for most farmers around it (1st edition), 3 a city and "
    .. "player (2nd), 3 a city and field (3rd)" }

stand("follower", "field")

-- 3rd edition (source 004): every field scores each of its cities.
local function by_field(g)
  for field in g:occupied "field" do g:score(field) end
end

-- 2nd edition (source 000): as above, but a player who holds several fields
-- of a city is paid for it once, by the field that comes first.
local function by_player(g)
  local paid = {}
  for field in g:occupied "field" do
    for _, player in ipairs(g:majority(field)) do
      local count = 0
      paid[player] = paid[player] or {}
      for _, city in ipairs(field:touching "city") do
        if city.complete and not paid[player][city] then
          paid[player][city] = true
          count = count + 1
        end
      end
      g:award { player = player, reason = "field", feature = field,
        items = { { "city", count, 3 } } }
    end
  end
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
      for _, player in ipairs(g:majority(fields[city])) do
        g:award { player = player, reason = "field", feature = city,
          items = { { "city", 1, 4 } } }
      end
    end
  end
end

local count = { city = by_city, player = by_player, field = by_field }

score.field { city = 3 }
score.field.count(function(field)
  return { city = field:count("city", true) }
end)

phase { "farmers", stage = "final", after = "final", run = count[scoring] }
