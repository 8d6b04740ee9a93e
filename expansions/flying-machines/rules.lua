-- The Flying Machines: a follower flies off, and lands where it may stand,
-- whoever else does (FM-1 to FM-4 of lua/doc/rules.md).

module { "flying-machines", title = "The Flying Machines", version = "1",
  needs = "base", tiles = "flying-machines" }

mark "flier"

local S = state { flown = "integer" } -- number of the last tile with a flight

-- Segments of a tile on which such a figure may come down: of features that
-- can be completed and are not. Fields never are.
local function landings(g, piece, tile)
  local list = {}
  for segment in tile:segments() do
    if segment.kind ~= "field" and not segment.complete
      and g:allowed(piece, segment) then
      list[#list + 1] = segment
    end
  end
  return list
end

local function list_die(o)
  for distance = 1, 3 do o:number("distance", distance) end
end

local function list_landings(o, list, piece, distance)
  o:about("die", distance)
  o:share(list, piece)
end

-- Once the die is cast the figure must come down if it can; if not it stays
-- with its player.
local function fly(g, piece)
  S.flown = g.tile.number
  local _, distance = g:ask(nil, "die", list_die)
  local tile = g.tile.cell:step(g.tile:direction "flier", distance).tile
  local list = tile and landings(g, piece, tile) or {}
  if #list == 0 then return g:note("lost", g.player) end
  local _, segment = g:ask(g.player, "land", list_landings, list, piece,
    distance)
  g:deploy(piece, segment)
end

offer.figure { "fly", when = { tile = "flier" },
  list = function(g, o)
    local flown = S.flown == g.tile.number
    for _, piece in ipairs(flown and {} or g.player:pieces()) do
      if piece.claims then o:word("fly", piece.name) end
    end
  end,
  apply = function(g, _, piece) fly(g, piece) end }
