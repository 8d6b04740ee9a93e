-- The Cult (CU-1 to CU-4 of lua/doc/rules.md): shrines, and monasteries that
-- compete with them.

module { "cult", title = "The Cult", version = "1", needs = "base",
  after = { "abbey-and-mayor", "bridges-castles-bazaars" }, tiles = "cult" }

-- A shrine is a monastery in all other respects.
mark "shrine"
feature { "monastery", attributes = { shrine = "any" } }

-- Of the tiles around a place, those with a shrine if `shrine` is true, else
-- those with another monastery.
local function among(place, shrine)
  if shrine then return place:around "shrine" end
  local list = {}
  for _, tile in ipairs(place:around "monastery") do
    if not tile:has "shrine" then list[#list + 1] = tile end
  end
  return list
end

-- ---- where they may lie ---------------------------------------------------

-- None has more than one rival among the eight tiles around it.
local function is_rare(cell, shrine)
  local rivals = among(cell, not shrine)
  local rival = rivals[1]
  return not rival or not rivals[2] and not among(rival, shrine)[1],
    "more than one rival"
end
allow.place({ "monastery", near = "shrine" }, function(_, type, cell)
  if not type:has "shrine" then return is_rare(cell, false) end
end)
allow.place({ "shrine", near = "monastery" }, function(_, _, cell)
  return is_rare(cell, true)
end)

-- ---- challenges -----------------------------------------------------------

local S = state {
  lost = "integer",                  -- how many lose when all is scored,
  loser = { "tile", per = "map" },   -- and which
}

-- Who scores one first, complete, beats its rivals.
on.scored("monastery", function(g, _, _, feature)
  if g.final or not feature.complete then return end
  local tile = feature.tile
  for _, rival in ipairs(among(tile, not tile:has "shrine")) do
    S.lost = S.lost + 1
    S.loser[S.lost] = rival
  end
end)

local home = slot "home"

phase { "challenges", after = { "score", "barns", "homage" },
  before = { "goods", "cards", "share-gold", "scored" },
  when = { state = "lost" }, run = function(g)
    for i = 1, S.lost do
      local monastery = S.loser[i]:segment "monastery".feature
      if not monastery.complete and monastery.occupied then
        for _, figure in ipairs(monastery:figures()) do
          g:note("challenge", figure.owner)
        end
        home(g, monastery)
      end
    end
    S.lost = 0
  end }
