-- House rule: draw two tiles, keep one; the other goes back into the pile.

module { "draw-two", title = "Draw two, keep one", version = "2",
  needs = "base", before = { "hand-of-three", "redraw-once" } }

-- Tiles that come before the ordinary ones are drawn as ever, and so is one
-- that did not come out of the pile.
wrap.draw(function(g, inner)
  local pile = g:pile "tiles"
  local size = pile.size
  local first = inner(g)
  if pile.size == size or pile.size == 0 then return first end
  local second, kept = g:draw(pile), first
  if first ~= second then
    local _, chosen = g:ask(g.player, "keep", function(o)
      o:type("keep", first)
      o:type("keep", second)
    end)
    kept = chosen
  end
  pile:add(kept == first and second or first)
  return kept
end)
