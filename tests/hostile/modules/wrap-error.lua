-- play
-- expect: module 'wrap-error', wrap.draw, turn [0-9]+: .*wrap-error\.lua:7: .*no field
module { "wrap-error", needs = "base" }

wrap.draw(function(g, inner)
  local type = inner(g)
  if g.turn % 4 == 3 then return type.nothing.more end
  return type
end)
