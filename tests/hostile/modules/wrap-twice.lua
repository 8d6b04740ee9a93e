-- play
-- expect: module 'wrap-twice', wrap.draw, turn [0-9]+: .*wrap-twice\.lua:5: wrap.draw calls inner a second time
module { "wrap-twice", needs = "base" }

wrap.draw(function(g, inner)
  local type = inner(g)
  if g.turn % 4 == 3 then return inner(g) end
  return type
end)
