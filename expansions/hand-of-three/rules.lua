-- House rule: everybody holds three tiles and lays one of them.
module { "hand-of-three", title = "A hand of three tiles", needs = "base" }

local hidden = option { "hidden", default = true,
  help = "only who holds a tile sees it" }

pile { "held", owned = true, visible = hidden and "owner" or "all" }

local exhausted = slot "exhausted"
add.exhausted(function(g)
  for player in g:seats() do
    if g:pile("held", player).size > 0 then return false end
  end
  return true
end)

-- Tiles that come before the ordinary ones are drawn as ever. Once a hand is
-- there, what it lacks is drawn as other rules have it. Who has no tile left
-- waits for those who have.
wrap.draw(function(g, inner)
  if g:left() > g:left "tiles" then return inner(g) end
  local player, hand = g.player, g:pile("held", g.player)
  while hand.size < 2 and g:draw("tiles", hand) do end
  local before, drawn = hand.size, inner(g, hand)
  if drawn and hand.size == before then hand:add(drawn) end
  if hand.size == 0 and not exhausted(g) then g:jump "end" end
  if hand.size == 0 then return nil end
  local _, type = g:ask(player, "hand", function(o)
    for tile in hand:types() do o:type("lay", tile) end -- equal ones once
  end)
  hand:add(type, -1)
  g:reveal() -- it is on the table now
  return type
end)
