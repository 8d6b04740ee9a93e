-- play
-- expect: module 'deep-place', on.placed, turn [0-9]+: .*deep-place\.lua:[0-9]+: .*(C stack overflow|stack overflow)
module { "deep-place", needs = "base" }

on.placed(function(g, tile)
  if tile.cell.x < 0 or tile.rotation ~= 1 then return end
  local cell = tile.cell
  while cell.tile do cell = cell:step "E" end
  g:place(tile.type, cell:step "E", 1)
end)
