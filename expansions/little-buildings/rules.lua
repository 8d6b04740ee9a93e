-- Little Buildings: sheds, houses and towers, which add points to whatever is
-- scored on their tile (LB-1 to LB-4 of lua/doc/rules.md).

module { "little-buildings", title = "Little Buildings", version = "1",
  needs = "base",
  after = { "abbot", "farmers", "mage-and-witch", "monasteries" } }

local scoring = option { "scoring", default = "1/1/1",
  values = { "1/1/1", "3/2/1" },
  help = "points for a tower, a house and a shed" }

local kinds = { "turret", "house", "shed" }
local worth = { tonumber(scoring:sub(1, 1)), tonumber(scoring:sub(3, 3)), 1 }

local S = state {
  built = { "integer", per = "tile" }, -- which of them stands there
  count = "integer",
}

local left = {}
for i, kind in ipairs(kinds) do
  piece { kind, share = 6, class = {}, weight = 0 }
  left[i] = { home = kind }
end
stack { "turret", "house", "shed", limit = 1 }

-- In place of a figure, on the tile laid last, where it belongs to nobody.
offer.figure { "build", when = left,
  list = function(g, o)
    for _, kind in ipairs(S.built[g.tile] == 0 and kinds or {}) do
      if g.player:supply(kind) > 0 then o:tile(kind, g.tile) end
    end
  end,
  apply = function(g, kind, tile) g:deploy(kind, tile) end }

for i, kind in ipairs(kinds) do
  on.deployed(kind, function(_, building)
    S.built[building.tile], S.count = i, S.count + 1
  end)
end

-- After all that changes the sum; not for who takes a figure back early. A hut
-- sees the tiles around it only, who lies in a monastery those of its rows.
local monasteries = use "monasteries"

local function add_worth(feature, _, g)
  local early = not feature.complete and not g.final
  if S.count == 0 or early and feature.kind ~= "field" then return end
  local points, lies = {}, feature.kind == "dormitory"
  for _, tile in ipairs(lies and monasteries.rows(g, feature)
    or feature:area()) do
    local own = feature.kind == "hut" and tile == feature.tile
    local i = own and 0 or S.built[tile]
    local term = worth[1] == 1 and "building" or kinds[i]
    if i > 0 then points[term] = (points[term] or 0) + worth[i] end
  end
  return points
end

for _, kind in ipairs { "road", "city", "monastery", "garden?", "field?",
  "hut?", "dormitory?" } do
  score[kind].final(add_worth)
end
