-- play
-- expect: module 'wrap-alone', wrap.draw, turn [0-9]+: .*wrap-alone\.lua:5: wrap.draw calls inner without g
module { "wrap-alone", needs = "base" }

wrap.draw(function(g, inner)
  if g.turn % 4 == 3 then return inner() end
  return inner(g)
end)
