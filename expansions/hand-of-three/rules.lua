-- House rule: everybody holds three tiles and lays one of them.
module { "hand-of-three", title = "A hand of three tiles", needs = "base" }

local S = state { first = { "type", per = "player" },
  second = { "type", per = "player" }, third = { "type", per = "player" } }
local places = { "first", "second", "third" }

local function exhausted(g)
  for player in g:seats() do
    for _, place in ipairs(places) do
      if S[place][player] then return false end
    end
  end
  return g:left "tiles" == 0
end
replace.exhausted(exhausted)

-- Tiles that come before the ordinary ones are drawn as ever. Who has no tile
-- left waits for those who have.
replace.draw(function(g)
  if g:left() > g:left "tiles" then return g:draw() end
  local player, held, tiles = g.player, {}, 0
  for _, place in ipairs(places) do
    local type = S[place][player] or g:draw "tiles"
    S[place][player] = type
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
