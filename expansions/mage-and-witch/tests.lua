test "the sign moves one of the two to an incomplete road or city" {
  play   = "A cNW-rES> 1,0",
  expect = [[
    asks magic; offers mage city; offers witch city; offers mage road
    offers witch road; offers not pass
  ]],
}

test "she may go where somebody stands" {
  figures = "B meeple city N 0,0",
  play    = "A cNW-rES> 1,0 witch city N 0,0",
  expect  = "asks figure",
}

test "neither where the other one is, nor where it is itself" {
  figures = "mage city N 0,0",
  play    = "A cNW-rES> 1,0",
  expect  = "offers not mage city N 0,0; offers not witch city N 0,0",
}

test "he adds a point a tile" {
  board   = "Ev\n.",
  figures = "A meeple city S 0,0; mage city S 0,0",
  play    = "A E^ 0,1 pass",
  expect  = "A scores city 6",
}

test "she halves, in favour of the player" {
  board   = "U^ U^ .",
  figures = "A meeple road E 0,0; witch road E 0,0",
  final   = true,
  expect  = "A scores road 1",
}

test "an odd sum is rounded up" {
  board   = "U^ U^ U^",
  figures = "A meeple road E 0,0; witch road E 0,0",
  final   = true,
  expect  = "A scores road 2",
}

test "first he, then she" {
  board   = "U^ U^ U^",
  figures = "A meeple road E 0,0; witch road E 0,0; mage road E 0,0",
  final   = true,
  expect  = "A scores road 3",
}

test "they go aside when the feature is complete, also if nobody scores" {
  board   = "Ev\n.",
  figures = "witch city S 0,0",
  play    = "A E^ 0,1 pass",
  expect  = { "nobody scores", function(g)
    assert(g:figure "witch".at == "supply")
  end },
}

test "an inn without its end is worth the mage's points" {
  with    = { modules = { "inns-and-cathedrals" } },
  board   = "rEW-inn^",
  figures = "A meeple road E 0,0; mage road E 0,0",
  final   = true,
  expect  = "A scores road 1",
}

test "with no goal left one of the two goes aside" {
  board   = [[ Ev .
               .  . ]],
  figures = "mage city S 0,0",
  play    = "A E^ 0,1 pass",
  expect  = function(g) assert(g:figure "mage".at == "supply") end,
}

test "brought together, one of them must move" {
  board   = "U^ . U^",
  figures = "mage road E 0,0; witch road W 2,0",
  play    = "A D^ 1,0",
  expect  = [[
    asks magic; offers only mage city N, witch city N
  ]],
}

test "by the rule check = ferry it is looked once more before scoring" {
  with    = { own = { check = "ferry" } },
  board   = "U^ . U^",
  figures = "mage road E 0,0; witch road W 2,0",
  play    = "A D^ 1,0 witch city N; A pass",
  expect  = "B is on turn",
}

-- ---- together with others ---------------------------------------------------

test "a cathedral without its city is worth the mage's points" {
  with    = { modules = { "inns-and-cathedrals" } },
  board   = [[ E> cNESW-cathedral^ ]],
  figures = "A meeple city E 0,0; mage city E 0,0",
  final   = true,
  expect  = "A scores city 2",
}

test "a besieged one, too" {
  with    = { modules = { "cathars" } },
  board   = "cathars/cN> F^",
  figures = "A meeple city E 0,0; mage city E 0,0",
  final   = true,
  expect  = "A scores city 2",
}

test "a two-tile city keeps its value, and 2 are added" {
  with    = { options = { base = { edition = 2 } } },
  board   = "Ev\n.",
  figures = "A meeple city S 0,0; mage city S 0,0",
  play    = "A E^ 0,1 pass",
  expect  = "A scores city 4",
}

test "a ferry that goes leaves them on their side" {
  with    = { modules = { "ferries" } },
  board   = "W^ rE-rS-rW^ U^ .",
  links   = "road E W 1,0",
  figures = "A meeple road W 1,0; mage road E 2,0",
  turn    = "B",
  play    = "B U^ 3,0 ferry-move road E S 1,0",
  expect  = "A scores road 2; mage stands on road E 2,0",
}

test "on a road with a ferry they may stand on either side of it" {
  with   = { modules = { "ferries" } },
  board  = "W^ rE-rS-rW^ U^",
  links  = "road E W 1,0",
  play   = "A cN-cS> 0,-1",
  expect = [[
    asks magic; offers mage road E 0,0; offers mage road W 1,0
    offers mage road E 1,0; offers witch road W 2,0; offers mage road S 1,0
  ]],
}

test "on any other road it is one choice" {
  with   = { modules = { "ferries" } },
  board  = "U^ rE-rS-rW^ U^",
  play   = "A cN-cS> 0,-1",
  expect = "offers mage road E 1,0; offers not mage road W 2,0",
}

-- The road in the west and south, and that in the east.
local function meet(name, options, steps)
  test(name) {
    with    = { modules = { "ferries" }, own = options },
    board   = [[ W^ rE-rS-rW^
                 .  .         ]],
    links   = "road S W 1,0",
    figures = "mage road E 0,0; witch road E 1,0",
    steps   = steps,
  }
end

meet("a ferry brings them together until the next tile", {}, {
  { play = "A U> 1,1 pass ferry-move road E W 1,0", expect = "B is on turn" },
  { play = "B B^ 1,-1", expect = "B must answer; asks magic" },
})

meet("or until the ferry has landed", { check = "ferry" }, {
  { play = "A U> 1,1 pass ferry-move road E W 1,0",
    expect = "A must answer; asks magic" },
})

test "neither tower nor dragon has to do with them" {
  with    = { modules = { "tower", "princess-and-dragon" } },
  board   = "rEW-volcano^ D^ .",
  figures = "witch city N 1,0",
  play    = "A rEW-dragon^ 2,0 pass dragon 1,0; B dragon 2,0",
  expect  = "witch stands on city N 1,0",
}
