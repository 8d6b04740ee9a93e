-- House rule: draw two tiles, keep one; the other goes back into the pile.

module { "draw-two", title = "Draw two, keep one", version = "3",
  needs = "base", before = { "hand-of-three", "redraw-once" } }

local hidden = option { "hidden", default = false,
  help = "the other players do not see what goes back" }

pile { "drawn", owned = true, visible = hidden and "owner" or "all" }

-- Which of two tiles the player keeps.
local function choose(g, first, second)
  if first == second then return first end
  local _, kept = g:ask(g.player, "keep", function(o)
    o:type("keep", first)
    o:type("keep", second)
  end)
  return kept
end

-- Tiles that come before the ordinary ones are drawn as ever, and so is one
-- that did not come out of the pile.
wrap.draw(function(g, inner, to)
  local pile = g:pile "tiles"
  if g:left() > pile.size then return inner(g, to) end
  local hand, size = to or g:pile("drawn", g.player), pile.size
  local before, kept = hand.size, inner(g, hand)
  if kept and hand.size == before then hand:add(kept) end
  if pile.size < size and pile.size > 0 then
    local first, second = kept, g:draw(pile, hand)
    kept = choose(g, first, second)
    local back = kept == first and second or first
    hand:add(back, -1)
    pile:add(back)
    if not (hidden or to) then g:note("back", g.player, nil, back) end
  end
  if to or not kept then return kept end
  hand:add(kept, -1)
  g:reveal() -- it is on the table now
  return kept
end)
