-- Tests of the Cathars.

local function option(name, value)
  return { options = { cathars = { [name] = value } } }
end

-- Complete: a besieged city of two tiles. The field in the south touches it.
local small = [[ Ev
                 cN^ ]]

test "a complete besieged city scores 1 a tile and pennant" {
  board  = "cN> F^ .",
  play   = "A E< 2,0 meeple city",
  expect = "A scores city 4 (tile 3 x 1, pennant 1 x 1)",
}

test "an incomplete one scores nothing" {
  board   = "cN> F^",
  figures = "A meeple city E 0,0",
  final   = true,
  expect  = "A scores city 0; A has 0 points",
}

test "the siege is of the whole city" {
  board  = "E> F^ .",
  play   = "A cN< 2,0 meeple city",
  expect = "A scores city 4",
}

test "a small city loses both ways" {
  with   = { options = { base = { tiny_city = true } } },
  board  = "cN> .",
  play   = "A E< 1,0 meeple city",
  expect = "A scores city 0; A holds 7 meeple",
}

test "a besieged city counts double for farmers" {
  with    = { modules = { "farmers" } },
  board   = small,
  figures = "A meeple field S 0,1",
  final   = true,
  expect  = "A scores field 6 (city 1 x 3, besieged 1 x 3)",
}

test "unless it is incomplete" {
  with    = { modules = { "farmers" } },
  board   = "cN^",
  figures = "A meeple field S 0,0",
  final   = true,
  expect  = "A scores field 0",
}

test "2nd edition: double, once a player" {
  with    = { modules = { "farmers" },
              options = { base = { edition = 2 } } },
  board   = [[ Ev
               cN^ ]],
  figures = "A meeple field N 0,0; A meeple field S 0,1; B meeple field N 0,0",
  final   = true,
  expect  = "A scores field 6 (city 1 x 3, besieged 1 x 3); A scores field 0; "
    .. "B scores field 6; A has 6 points",
}

test "1st edition: 8 for most farmers around" {
  with    = { modules = { "farmers" },
              options = { base = { edition = 1 } } },
  board   = small,
  figures = "A meeple field N 0,0; A meeple field S 0,1; B meeple field N 0,0",
  final   = true,
  expect  = "A scores field 8 (city 1 x 4, besieged 1 x 4); "
    .. "nobody else scores",
}

test "the siege can be switched off, the way out remains" {
  with  = { options = { cathars = { siege = false } } },
  board = "B^ cN> F^ .",
  steps = {
    { play = "A E< 3,0 meeple city",
      expect = "A scores city 8 (tile 3 x 2, pennant 1 x 2)" },
  },
}

test "a follower may leave through a monastery next to the city" {
  board   = "B^ cN> .",
  figures = "A meeple city E 1,0",
  steps = {
    { play = "A G^ 2,0",
      expect = "phase escape; offers only escape meeple A city E 1,0, pass" },
    { play = "A escape",
      expect = "A holds 7 meeple; nobody scores; B is on turn" },
  },
}

test "who may flee may stay" {
  board   = "B^ cN> .",
  figures = "A meeple city E 1,0",
  play    = "A G^ 2,0; A pass",
  expect  = "A holds 6 meeple; B is on turn",
}

test "across the corner is near enough, at any tile of the city" {
  board   = [[ cN> G^ .
               .   .  .
               .   .  B^ ]],
  figures = "A meeple city E 0,0",
  play    = "A B^ 2,1 pass",
  expect  = "offers escape meeple A city E 0,0",
}

test "not without a monastery" {
  board   = "cN> .",
  figures = "A meeple city E 0,0",
  play    = "A G^ 1,0",
  expect  = "B is on turn; phase tile",
}

test "not out of a city in peace" {
  board   = "B^ E> .",
  figures = "A meeple city E 1,0",
  play    = "A G^ 2,0",
  expect  = "B is on turn; phase tile",
}

test "only in one's own turn" {
  board   = "B^ cN> .",
  figures = "B meeple city E 1,0",
  play    = "A G^ 2,0",
  expect  = "B is on turn; phase tile",
}

test "siege-tile: not from elsewhere in the city" {
  with    = option("escape", "siege-tile"),
  board   = "cN> G^ G^",
  figures = "A meeple city E 0,0",
  play    = "A B^ 2,1 pass",
  expect  = "B is on turn; phase tile",
}

test "siege-tile: next to the siege" {
  with    = option("escape", "siege-tile"),
  board   = "cN> G^ G^",
  figures = "A meeple city E 0,0",
  play    = "A B^ 1,1 pass",
  expect  = "offers escape meeple A",
}

test "nobody flees when that is switched off" {
  with    = option("escape", "off"),
  board   = "B^ cN> .",
  figures = "A meeple city E 1,0",
  play    = "A G^ 2,0",
  expect  = "B is on turn; phase tile",
}

test "a builder left alone comes home, too" {
  with    = { modules = { "traders-and-builders" } },
  board   = "B^ cN> .",
  figures = "A meeple city E 1,0; A builder city E 1,0",
  steps = {
    { play = "A G^ 2,0", expect = "A is on turn; phase tile" },
    { play = "A F^ 3,0", expect = "offers only escape meeple, pass" },
    { play = "A escape", expect = "A holds 7 meeple; A holds 1 builder" },
  },
}

test "a besieged city is one city for a pig" {
  with    = { modules = { "farmers", "traders-and-builders" } },
  board   = small,
  figures = "A meeple field S 0,1; A pig field S 0,1",
  final   = true,
  expect  = "A scores field 7 "
    .. "(city 1 x 3, besieged 1 x 3, farmed 1 x 1)",
}

test "an occupied monastery on a tile of the city will do" {
  with    = { tiles = { "princess-and-dragon" } },
  board   = "cN> m-cNEW-dragon^ .",
  figures = "A meeple city E 0,0; B meeple monastery 1,0",
  play    = "A G^ 2,0",
  expect  = "offers only escape meeple A city E 0,0, pass",
}

test "one follower a turn, whichever" {
  with    = { modules = { "inns-and-cathedrals" } },
  board   = "B^ cN> .",
  figures = "A meeple city E 1,0; A big city E 1,0",
  steps   = {
    { play = "A G^ 2,0", expect = "offers escape meeple A city E 1,0; "
        .. "offers escape big A city E 1,0; offers 3 answers" },
    { play = "escape big", expect = "A holds 1 big; A holds 6 meeple; "
        .. "A meeple stands on city E 1,0; B is on turn" },
  },
}

test "nobody flees from what is scored anyway" {
  board   = "B^ cN> .",
  figures = "A meeple city E 1,0",
  play    = "A E< 2,0",
  expect  = "A scores city 2 (tile 2 x 1); B is on turn; phase tile",
}

test "two besieged tiles in one city are one siege" {
  board   = "B^ cN> .",
  figures = "A meeple city E 1,0",
  steps   = {
    { play = "A cathars/cNW< 2,0",
      expect = "offers only escape meeple A city E 1,0, pass" },
    { play = "pass; B E^ 2,1",
      expect = "A scores city 3 (tile 3 x 1); A holds 7 meeple" },
  },
}

test "a besieged city beside Carcassonne: 6 and 3" {
  with    = { modules = { "count", "farmers" } },
  setup   = true,
  board   = "cN<",
  origin  = "2,1",
  figures = "A meeple field S 1,1",
  final   = true,
  expect  = "A scores field 9 "
    .. "(city 1 x 3, besieged 1 x 3, carcassonne 1 x 3)",
}
