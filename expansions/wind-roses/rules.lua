-- The Wind Roses (WR-1 to WR-3 of lua/doc/rules.md): who lays a tile with a
-- quarter of the rose where the rose points so gets 3 points.

module { "wind-roses", title = "The Wind Roses", version = "1",
  needs = "base", after = { "rivers", "count" }, tiles = "wind-roses" }

mark "rose"

-- ---- set-up ---------------------------------------------------------------

-- The first rose is the start tile; beside Carcassonne it lies to the
-- north-west. Further copies are drawn.
pile { "rose", aside = true }
phase { "rose", stage = "setup", after = "layout",
  before = { "spring", "start" }, run = function(g)
    local pile = g:pile "rose"
    for type in pile:types() do
      pile:add(type, -1)
      g:place(type, g.tile and g:cell(-1, -2) or g:cell(0, 0))
    end
    pile:pour(g:pile "tiles")
  end }

-- A river begins to the south of it, unless something else says where.
wrap.origin(function(g, inner)
  local middle = g:cell(0, 0)
  if middle.tile and middle.tile:has "rose" then return g:cell(0, 1), 1 end
  return inner(g)
end)

-- ---- quarters -------------------------------------------------------------

-- The rose laid last turns the quarters round itself as it lies. Its own row
-- and column belong to both quarters beside them.
local function points_there(rose, tile)
  local where = tile.type:direction("rose", rose.rotation)
  local east, south = rose:offset(tile)
  local high, left = where:find "N" ~= nil, where:find "W" ~= nil
  return (high and -south or south) >= 0 and (left and -east or east) >= 0
end

-- A whole rose shows its north.
local function is_whole(tile) return tile.type:direction "rose" == "N" end

on.placed("rose", function(g, tile)
  if is_whole(tile) then return end
  local rose
  for other in g:tiles() do
    if other:has "rose" and is_whole(other) then rose = other end
  end
  if rose and points_there(rose, tile) then
    g:pay(g.player, "wind-rose", 1, 3)
  end
end)
