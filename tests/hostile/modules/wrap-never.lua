-- play
-- expect: module 'wrap-never', wrap.draw, turn [0-9]+: .*wrap-never\.lua:5: wrap.draw returned nothing and never called inner
module { "wrap-never", needs = "base" }

wrap.draw(function(g, inner)
  if g.turn % 4 == 3 then return nil end
  return inner(g)
end)
