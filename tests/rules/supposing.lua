-- Supposing, as a rule that does it all the time: before every tile, in
-- vetoes, scores and listers. The random games that are played with it must
-- not notice.

module { "supposing", title = "Supposing", needs = { "base", "farmers" } }

local S = state { laid = "integer", last = { "integer", per = "tile" } }

on.placed(function(_, tile)
  S.laid = S.laid + 1
  S.last[tile] = S.laid
end)

-- What a tile would complete, and be worth to the player on turn.
local function lay(g, type, cell, rotation)
  local tile = g:place(type, cell, rotation)
  local complete, worth = 0, 0
  S.laid = -1
  S.last[tile] = 7
  for feature in g:completed() do
    complete = complete + 1
    worth = worth + g:worth(feature, g.player)
  end
  for segment in tile:segments() do
    if g.player:supply "meeple" > 0 then g:deploy("meeple", segment) end
    g:score(segment.feature)
  end
  g:release(tile)
  return complete, worth, g.tile == tile
end

local function try(g, type)
  for _, cell in ipairs(g:frontier()) do
    for rotation = 0, 3 do
      if g:fits(type, cell, rotation) then
        local before, score, tile = S.laid, g.player.score, g.tile
        local complete, worth, shown = g:suppose(lay, type, cell, rotation)
        assert(shown and complete >= 0 and worth >= 0)
        assert(S.laid == before and g.player.score == score and g.tile == tile)
        assert(cell.tile == nil and g:fits(type, cell, rotation))
        return complete
      end
    end
  end
end

phase { "before", before = "tile", run = function(g)
  for type in g:pile "tiles":types() do
    if try(g, type) then break end
  end
end }

allow.stand("city", function(g, _, segment)
  local worth = g:suppose(function()
    g:place(segment.tile.type, g:frontier()[1])
    return g:worth(segment)
  end)
  if worth < 0 then return false, "cannot be" end
end)

score.road.bonus(function(road, _, g)
  return g:suppose(function()
    road:set("lent", 1)
    return { lent = road.lent - 1 }
  end)
end)
feature { "road", attributes = { lent = "max" } }

offer.figure { "look",
  list = function(g, o)
    if g:suppose(function() return g:place(g.tile.type,
      g:frontier()[1]).number end) > 1000 then
      o:pass "look"
    end
  end,
  apply = function() end }

text { en = { lent = "lent", look = "look", ["cannot-be"] = "cannot be",
  ["cannot be"] = "cannot be", before = "before" } }

test "nothing of it is left" {
  board  = "Ev",
  play   = "A E^ 0,1",
  expect = function(g)
    local function meet()
      return g:suppose(function()
        g:deploy("meeple", g.tile:segment "city")
        g:score(g.tile:segment "city")
        return g.player.score, g:suppose(function()
          g:place(g:type "base/B", g:cell(1, 0))
          return g:cell(1, 0).tile.number
        end), g:cell(1, 0).tile
      end)
    end
    local score, number, tile = meet()
    assert(score == 4 and number == 3 and tile == nil)
    assert(g.player.score == 0 and g.player:supply "meeple" == 7)
  end,
}
