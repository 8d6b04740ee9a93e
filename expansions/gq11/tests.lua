-- The tiles of the magazine, by example.

test "without a river there are ten more tiles" {
  expect = [[
    base/D^ lies at 0,0; pile tiles holds 81
    offers not rW-wE-spring; offers not cN-cS-wEW
  ]],
}

test "with a river its spring is the start, and it is nobody's turn" {
  with   = { modules = { "river" } },
  expect = [[
    gq11/rW-wE-spring^ lies at 0,0; pile river holds 11; pile tiles holds 82
    A is on turn
  ]],
}

test "before the fork of the second river, too" {
  with   = { modules = { "river-2" } },
  expect = "gq11/rW-wE-spring^ lies at 0,0; offers only river2/wNEW",
}

test "the plain spring is used where the config leaves this one out" {
  with   = { modules = { "river" },
             tiles = { gq11 = { ["rW-wE-spring"] = 0 } } },
  expect = "river/wE-spring^ lies at 0,0",
}

local farmers = { modules = { "farmers" } }
local herd = [[ gq11/f-pig-herd^ E^
                .                . ]]

test "3 and 1 a city for the farmers of a herd" {
  with    = farmers,
  board   = herd,
  figures = "A meeple field S 0,0",
  steps   = {
    { play   = "A Ev 1,-1 pass",
      expect = "field S 0,0 is worth 4" },
  },
}

test "not when the herd is plain" {
  with    = { modules = { "farmers" }, own = { herd = false } },
  board   = herd,
  figures = "A meeple field S 0,0",
  steps   = {
    { play   = "A Ev 1,-1 pass",
      expect = "field S 0,0 is worth 3" },
  },
}

test "one herd, whichever module counts it" {
  with    = { modules = { "farmers", "traders-and-builders" } },
  board   = herd,
  figures = "A meeple field S 0,0; A pig field S 0,0",
  steps   = {
    { play   = "A Ev 1,-1 pass",
      expect = "field S 0,0 is worth 4" },
  },
}

test "a herd counts where Traders & Builders leave it plain" {
  with    = { modules = { "farmers", "traders-and-builders" },
              options = { ["traders-and-builders"] = { herd = false } } },
  board   = herd,
  figures = "A meeple field S 0,0",
  steps   = {
    { play   = "A Ev 1,-1 pass",
      expect = "field S 0,0 is worth 4" },
  },
}
