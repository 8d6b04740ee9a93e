-- The River (sources 000, 004): twelve tiles that are laid before the rest.

module { "river", title = "The River", version = "1", needs = "base",
  tiles = "river" }

feature { "river", form = "line", ground = "field" }

local S = state {
  -- way the last river tile turned, nil for straight on
  bend = { "word", values = { "left", "right" } },
}

-- The spring replaces the start tile, which joins the ordinary ones.
replace.start(function(g)
  g:pile "start":pour(g:pile "tiles")
  for spring in g:pile "river-spring":types() do
    g:pile "river-spring":add(spring, -1)
    return g:place(spring, g:cell(0, 0))
  end
end)

-- River tiles come first, the lake last of them.
local function pile_in_turn(g)
  for _, name in ipairs { "river", "river-lake", "tiles" } do
    if g:left(name) > 0 then return name end
  end
end

replace.draw(function(g)
  local pile = pile_in_turn(g)
  return pile and g:draw(pile)
end)

replace.exhausted(function(g) return pile_in_turn(g) == nil end)

local opposite = { N = "S", E = "W", S = "N", W = "E" }
local right_of = { N = "E", E = "S", S = "W", W = "N" }

-- Where the river enters a tile laid like this, and where it leaves. The
-- entry is a side against another river tile.
local function course(type, cell, rotation)
  local from, to
  for _, side in ipairs { "N", "E", "S", "W" } do
    if type:side(side, rotation) == "river" then
      if cell:step(side).tile then from = side else to = side end
    end
  end
  return from, to
end

-- "left", "right", or nil for straight on and for ends.
local function bend(from, to)
  if not from or not to or to == opposite[from] then return nil end
  return right_of[opposite[from]] == to and "right" or "left"
end

-- Source 000: the river must go on and may not make a "U": two tiles in a
-- row that bend the same way. That its open end needs an empty cell ahead
-- follows from matching, for only the last river tile has an open end.
allow.place("river", function(_, type, cell, rotation)
  local from, to = course(type, cell, rotation)
  if not from then return false, "a river tile must continue the river" end
  local way = bend(from, to)
  if way and way == S.bend then
    return false, "two bends the same way would turn the river back"
  end
end)

on.placed("river", function(_, tile)
  S.bend = bend(course(tile.type, tile.cell, tile.rotation))
end)
