-- House rule: three tiles lie open, and who is on turn takes one of them.
module { "draft", title = "A draft of three open tiles", version = "1",
  needs = "base", before = { "draw-two", "hand-of-three", "redraw-once" } }

local S = state { first = "type", second = "type", third = "type" }
local places = { "first", "second", "third" }

add.exhausted(function()
  return not (S.first or S.second or S.third)
end)

-- Tiles that come before the ordinary ones are drawn as ever.
wrap.draw(function(g, inner, to)
  if g:left() > g:left "tiles" then return inner(g, to) end
  local open, tiles, free = {}, 0, nil
  for _, place in ipairs(places) do
    if not S[place] then
      if free then S[free] = g:draw "tiles" end
      free = place
    end
  end
  if free then S[free] = inner(g) end
  for _, place in ipairs(places) do
    if S[place] then open[S[place]], tiles = place, tiles + 1 end
  end
  if tiles == 0 then return nil end
  g:reveal() -- whatever is in anybody's hand
  local _, taken = g:ask(g.player, "draft", function(o)
    for tile in pairs(open) do o:type("take", tile) end -- equal ones once
  end)
  S[open[taken]] = nil
  if to then to:add(taken) end
  return taken
end)
