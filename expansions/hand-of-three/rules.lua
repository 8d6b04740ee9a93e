-- House rule: everybody holds three tiles and lays one of them.
module { "hand-of-three", title = "A hand of three tiles", needs = "base" }

local S = state { first = { "type", per = "player" },
  second = { "type", per = "player" }, third = { "type", per = "player" } }
local places = { "first", "second", "third" }

local exhausted = slot "exhausted"
add.exhausted(function(g)
  for player in g:seats() do
    for _, place in ipairs(places) do
      if S[place][player] then return false end
    end
  end
  return true
end)

-- Tiles that come before the ordinary ones are drawn as ever. Once a hand is
-- there, what it lacks is drawn as other rules have it. Who has no tile left
-- waits for those who have.
wrap.draw(function(g, inner)
  if g:left() > g:left "tiles" then return inner(g) end
  local player, held, tiles, lacks = g.player, {}, 0, nil
  for _, place in ipairs(places) do
    if not S[place][player] then
      if lacks then S[lacks][player] = g:draw "tiles" end
      lacks = place
    end
  end
  if lacks then S[lacks][player] = inner(g) end
  for _, place in ipairs(places) do
    local type = S[place][player]
    if type then held[type], tiles = place, tiles + 1 end
  end
  if tiles == 0 and not exhausted(g) then g:jump "end" end
  if tiles == 0 then return nil end
  local _, type = g:ask(player, "hand", function(o)
    for tile in pairs(held) do o:type("lay", tile) end -- equal ones once
  end)
  S[held[type]][player] = nil
  return type
end)
