-- House rule: draw two tiles, keep one; the other goes back into the pile.

module { "draw-two", title = "Draw two, keep one", version = "1",
  needs = "base" }

-- Tiles that come before the ordinary ones are drawn as ever.
replace.draw(function(g)
  local pile = g:pile "tiles"
  if g:left() > pile.size then return g:draw() end
  local first, second = g:draw(pile), g:draw(pile)
  if second == nil then return first end
  local kept = first
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
