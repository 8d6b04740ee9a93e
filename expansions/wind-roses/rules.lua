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
  local tile = g:cell(0, 0).tile
  if tile and tile:has "rose" then return g:cell(0, 1), 1 end
  return inner(g)
end)

-- ---- quarters -------------------------------------------------------------

-- A whole rose shows its north.
local function is_whole(tile) return tile.type:direction "rose" == "N" end

-- The rose laid last turns the quarters round itself as it lies. Its own row
-- and column belong to both quarters beside them.
on.placed("rose", function(g, tile)
  local rose
  for other in g:tiles "rose" do
    if is_whole(other) then rose = other end
  end
  if is_whole(tile) or not rose then return end
  local where = tile.type:direction("rose", rose.rotation)
  local east, south = rose:offset(tile)
  local ahead = where:find "N" and -south or south
  local beside = where:find "W" and -east or east
  if math.min(ahead, beside) >= 0 then g:pay(g.player, "wind-rose", 1, 3) end
end)
