-- calm 3000
-- expect: 
module { "calm-anywhere", needs = "base" }

-- tiles that do not match, far apart and at the rim of the world
on.placed(function(g, tile)
  local x, y = tile.cell.x, tile.cell.y
  if tile.number % 5 ~= 4 or x * x + y * y > 10000 then return end
  local n = tile.number
  for _, cell in ipairs { tile.cell:step("N", 2), g:cell(31999, n),
    g:cell(-31999, -n), tile.cell:step "E" } do
    if not cell.tile then g:place(tile.type, cell, n % 4) end
  end
end)
