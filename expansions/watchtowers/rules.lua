-- The Watchtowers: who stands beside one, on a road or city that is completed,
-- scores what can be seen from it (WT-1 to WT-4 of lua/doc/rules.md).

module { "watchtowers", title = "The Watchtowers", version = "1",
  needs = "base", tiles = "watchtowers" }

-- On one tile, or an attribute of them; a castle is no city.
local function cities(tile, attribute)
  local count = 0
  for segment in tile:segments() do
    if segment.kind == "city" and not segment.feature.castle then
      count = count + (attribute and segment:value(attribute) or 1)
    end
  end
  return count
end

-- What towers look out for, points, and how many are on a tile, if not one.
local watches = {
  road = { 1 }, monastery = { 3 },
  city = { 1, function(at) return math.min(cities(at), 1) end },
  pennant = { 2, function(at) return cities(at, "pennant") end },
  meeple = { 2, function(at, tower) return at ~= tower and 0
    or #tower:figures_around "follower" end },
}
for what in pairs(watches) do mark("watch-" .. what) end

-- What the tower of a tile is worth, as an item of an award, and the tiles
-- where that is seen; nil for nothing.
local function outlook(tile)
  for what, how in pairs(watches) do
    local looks = tile:has("watch-" .. what)
    local area, count, seen = looks and tile:around() or {}, 0, {}
    if looks then area[#area + 1] = tile end
    for _, at in ipairs(area) do
      local here = how[2] and how[2](at, tile) or at:has(what) and 1 or 0
      if here > 0 then seen[#seen + 1] = at end
      count = count + here
    end
    if count > 0 then return { what, count, how[1] }, seen end
  end
end

-- A step for rules about points that a feature brings.
local watched = slot("watched", function() end)

-- Before anything is scored, as the board is then: for each figure, those of a
-- player at one tower together.
phase { "watchtowers", before = { "homage", "score" }, when = "completed",
  after = "moved", run = function(g)
    local awards = {}
    for feature in g:completed() do
      for _, figure in ipairs(feature:figures()) do
        local owner = not figure.piece.token and figure.owner
        local item, seen
        if owner then item, seen = outlook(figure.tile) end
        if item then
          local key = figure.tile.number * 16 + owner.seat
          local award = { player = owner, reason = "watchtower", items = {},
            counts = seen }
          awards[key] = awards[key] or award
          table.insert(awards[key].items, item)
        end
      end
    end
    for _, award in pairs(awards) do
      watched(g, award.player, g:award(award))
    end
  end }
