-- A line that is parted for who looks for a free place: inns part roads here,
-- without any other rule about them.

module { "toll", title = "Toll", needs = "base", tiles = "inns-and-cathedrals" }

feature { "road", attributes = { inn = "any" }, parts = "inn" }

test "beyond an inn the road is free, and taken up to it" {
  board   = "A< inns/rEW-inn^ .",
  figures = "A meeple road E 0,0",
  expect  = function(g)
    local near = g:cell(0, 0).tile:segment("road", "E")
    local inn = g:cell(1, 0).tile:segment("road", "E")
    assert(near.taken and inn.taken and near.feature.taken)
  end,
  play    = "A U^ 2,0 meeple road E",
}

test "the inn itself is free while nobody stands on it" {
  board   = "A< . U^",
  figures = "A meeple road E 0,0; A meeple road E 2,0",
  steps   = { { play = "A inns/rEW-inn^ 1,0 meeple road E" } },
}

test "not beside others on the same part" {
  board   = "A< inns/rEW-inn^ U^ .",
  figures = "A meeple road E 2,0",
  play    = "A U^ 3,0",
  expect  = "asks draw",
}
