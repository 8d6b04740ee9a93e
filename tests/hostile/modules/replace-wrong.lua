-- play
-- expect: module 'base', (slot.)?tile, turn [0-9]+: .*base/rules\.lua:[0-9]+: .*tile type expected
module { "replace-wrong", needs = "base" }

replace.draw(function(g)
  local type = g:draw "tiles"
  if g.turn % 4 == 3 then return "no tile" end
  return type
end)
