-- Lines that are held open: roads at a lake stay open until a boat is tied up
-- between two of them, and are open again when it leaves. A road below a city
-- is cut in two.

module { "boats", title = "Boats", needs = { "base", "farmers" },
  tiles = { "ferries", "princess-and-dragon" } }

feature { "road", open = { "ferry", "tunnel" }, attributes = { ferry = "any" } }

offer.figure { "tie",
  list = function(g, o)
    for segment in g.tile:segments() do
      for other in g.tile:segments() do
        if segment ~= other and segment:has "ferry" and other:has "ferry" then
          o:segment("tie", segment, other)
        end
      end
    end
  end,
  apply = function(g, _, a, b) g:join(a, b) end }

-- It leaves again when a monastery is laid.
on.placed("monastery", function(g)
  local lake = g:cell(1, 0).tile
  if not lake then return end
  for segment in lake:segments() do
    local other = segment:links()[1]
    if other then return g:part(segment, other) end
  end
end)

text { en = { tie = "tie up a boat" } }

local function open(x, y, side, count)
  return function(g)
    local road = g:cell(x, y).tile:segment("road", side).feature
    assert(road.open == count, road.open)
    assert(road.complete == (count == 0))
  end
end

test "it has an open side more" {
  board  = "A< ferries/rE-rS-rW^",
  expect = { open(1, 0, "W", 1), open(1, 0, "E", 2) },
}

test "a link closes both ends, of one road or of two" {
  board  = "W^ .",
  play   = "A ferries/rE-rS-rW^ 1,0 tie road W E",
  expect = { open(1, 0, "W", 1), open(1, 0, "S", 2) },
}

test "and what is closed is complete" {
  board   = "A< . A>",
  figures = "A meeple road E 0,0",
  play    = "A ferries/rE-rS-rW^ 1,0 tie road W E",
  expect  = "A scores road 3 (tile 3 x 1)",
}

test "without the link they are open again" {
  board = "A< . A>",
  steps = {
    { play = "A ferries/rE-rS-rW^ 1,0 tie road W E",
      expect = open(1, 0, "W", 0) },
    { play = "B Bv 0,1 pass", expect = open(1, 0, "W", 1) },
  },
}

test "a line that runs through such a place is cut" {
  board  = "A^\nprincess/cEW-rNS-dragon^\n.",
  expect = { open(0, 1, "N", 1), open(0, 1, "S", 2), function(g)
    local tile = g:cell(0, 1).tile
    assert(tile:segment("road", "N").feature
      ~= tile:segment("road", "S").feature)
    assert(tile:segment("road", "S"):has "ferry")
    local field = tile:segment("field", "NL")
    assert(field and field == tile:segment("field", "NR"))
  end },
}
