-- Features of features: roads that meet and the monasteries they end at are an
-- estate, a city and the fields below its walls one land.

module { "wholes", title = "Estates", needs = { "base", "farmers" } }

feature { "estate", of = { "road", "city", "monastery", "lake?" } }
feature { "land", of = { "field", "city" }, title = "land" }

local S = state { asks = "boolean" }

on.placed(function(_, tile)
  if S.asks then tile:segment("city").feature:whole "estates" end
end)

-- The parts of the whole that a segment belongs to, as "city 2 road 1".
local function parts(x, y, kind, port, name)
  return function(g)
    local feature = g:cell(x, y).tile:segment(kind, port).feature
    local list = feature:whole(name)
    assert(#list == 0 or list[1] == feature)
    for i, part in ipairs(list) do list[i] = part.kind .. " " .. part.tiles end
    table.sort(list)
    return table.concat(list, ", ")
  end
end

local function equal(wanted, ...)
  local of = parts(...)
  return function(g)
    local got = of(g)
    assert(got == wanted, got .. " instead of " .. wanted)
  end
end

test "what a road ends at is of its estate" {
  board  = "L^ A>",
  expect = {
    equal("monastery 1, road 1, road 1, road 2", 1, 0, "monastery", nil,
      "estate"),
    equal("monastery 1, road 1, road 1, road 2", 0, 0, "road", "S", "estate"),
    equal("city 1", 0, 0, "city", "N", "estate"),
  },
}

test "a road that passes by is an estate of its own" {
  board  = "D^",
  expect = { equal("road 1", 0, 0, "road", "E", "estate"),
    equal("city 1", 0, 0, "city", "N", "estate") },
}

test "ground is of the whole of what it touches, and the other way round" {
  board  = "D^ U^",
  expect = { equal("city 1, field 2", 0, 0, "city", "N", "land"),
    equal("city 1, field 2", 1, 0, "field", "NL", "land"),
    equal("field 2", 1, 0, "field", "SL", "land") },
}

test "what is of another kind has no parts" {
  board  = "D^",
  expect = equal("", 0, 0, "field", "SL", "estate"),
}

test "a whole that nobody declares" {
  board = "D^ .",
  state = { asks = true },
  play  = "A D^ 1,0 pass",
  fails = "tests/rules/wholes.lua:12: no module declares what 'estates' is "
    .. "made of, did you mean 'estate'?",
}
