-- Corn circles by example. [T] in the names: numbers of the reference engine.

-- A knight of each player, and places for a tile with a circle.
local function circle(how)
  how.board = how.board or [[ E^ Ev
                              .  . ]]
  how.figures = how.figures or "A meeple city N 0,0; B meeple city S 1,0"
  return how
end

test "the player on turn chooses for all" (circle {
  play   = "A circles1/cNW-cityv 0,1 pass",
  expect = [[
    A is on turn; asks corn-circle
    offers only corn-add city, corn-remove city
  ]],
})

test "all may add one, the player on turn last" (circle {
  steps = {
    { play   = "A circles1/cNW-cityv 0,1 pass corn-add city",
      expect = "B must answer; asks corn-add; "
        .. "offers only meeple city S 1,0, pass" },
    { play   = "B meeple city S 1,0",
      expect = "A must answer; offers only meeple city N 0,0, pass" },
    { play   = "A pass",
      expect = "B holds 5 meeple; A holds 6 meeple; nobody scores; "
        .. "B is on turn" },
  },
})

test "all must take one back, without points" (circle {
  figures = "A meeple city N 0,0; B meeple city S 1,0; B meeple road E 0,3",
  board   = [[ E^ Ev
               .  .
               .  .
               U^ . ]],
  steps   = {
    { play   = "A circles1/cNW-cityv 0,1 pass corn-remove city",
      expect = "B must answer; asks corn-remove; "
        .. "offers only corn-home meeple B city S 1,0" },
    { play   = "B corn-home; A corn-home meeple A city N 0,0",
      expect = "A holds 7 meeple; B holds 6 meeple; nobody scores; "
        .. "B is on turn; game goes on" },
  },
})

test "who has none of the kind is passed over" (circle {
  figures = "A meeple city N 0,0",
  play    = "A circles1/cNW-cityv 0,1 pass corn-add city",
  expect  = "A must answer; asks corn-add",
})

test "asked even if nobody is concerned, but not on an empty board" (circle {
  figures = "A meeple city N 0,0",
  steps   = {
    { play = "A circles1/rSW-road^ 0,1 pass", expect = "asks corn-circle" },
    { play = "A corn-remove road", expect = "B is on turn; "
      .. "A holds 6 meeple" },
  },
})

test "nobody is on the board" (circle {
  figures = {},
  play    = "A circles1/cNW-cityv 0,1 pass",
  expect  = "B is on turn",
})

test "to the very segment, not to the feature" (circle {
  board   = "E> G^ E<",
  figures = "A meeple city E 0,0; B meeple city W 2,0",
  play    = "A circles1/cNW-cityv 0,1 pass corn-add city; B pass",
  expect  = "A must answer; offers only meeple city E 0,0, pass",
})

test "complete or not, and they count from now on" (circle {
  board   = [[ Ev .
               F> .
               .  . ]],
  figures = "A meeple city S 0,0; B meeple city N 0,1; B meeple city N 0,1",
  steps   = {
    { play = "A circles1/cN-cE-city^ 1,0 pass corn-add city; B pass; "
      .. "A meeple city S 0,0" },
    { play   = "B E^ 0,2 pass",
      expect = "A scores city 8; B scores city 8" },
  },
})

test "followers of any kind, where such may stand" {
  with    = { modules = { "farmers", "inns-and-cathedrals", "phantom", "abbot",
    "abbey-and-mayor" } },
  board   = [[ E^ .
               .  .
               .  .
               U^ . ]],
  figures = "A meeple city N 0,0; A meeple road E 0,3",
  steps   = {
    { play   = "A circles1/cN-cE-city> 0,1 pass pass corn-add city",
      expect = "offers only meeple city N 0,0, big city N 0,0, "
        .. "phantom city N 0,0, wagon city N 0,0, mayor city N 0,0, pass" },
    { play = "A pass" },
    { play = "B B^ 1,0 pass pass" },
    { play   = "A circles1/rSW-road^ 1,3 pass pass corn-add road",
      expect = "offers wagon road E 0,3; offers not mayor road E 0,3; "
        .. "offers not abbot road E 0,3" },
  },
}

test "no wagon in a field" {
  with    = { modules = { "farmers", "abbey-and-mayor" } },
  board   = "U^ .",
  figures = "A meeple field SL 0,0",
  play    = "A circles1/cN-rE-fieldv 1,0 pass corn-add field",
  expect  = "offers only meeple field SL 0,0, pass",
}

test "without farmers a circle of fields is plain" (circle {
  play   = "A circles1/cN-rE-fieldv 0,1 pass",
  expect = "B is on turn",
})

test "a builder left alone goes home" {
  with    = { modules = { "traders-and-builders" } },
  board   = [[ E^ .
               .  . ]],
  figures = "A meeple city N 0,0; A builder city N 0,0",
  steps   = {
    { play   = "A circles1/cNW-cityv 0,1 pass corn-remove city",
      expect = "offers only corn-home meeple A city N 0,0" },
    { play = "A corn-home", expect = "A holds 1 builder; A holds 7 meeple" },
  },
}

test "lords of castles are no knights [T]" {
  with    = { modules = { "bridges-castles-bazaars" } },
  board   = [[ Ev .
               E^ .
               .  . ]],
  figures = "A castle edge N 0,1; A meeple edge N 0,1",
  play    = "A circles1/cNW-cityv 0,2 pass corn-remove city",
  expect  = "A holds 6 meeple; B is on turn",
}

test "who waits in Carcassonne is none, but a figure on the board" {
  with    = { modules = { "count" } },
  setup   = true,
  figures = "A meeple in castle",
  play    = "A circles1/cNW-city> 2,0 pass corn-remove city",
  expect  = "A holds 6 meeple; B is on turn",
}

test "a prisoner is not on the board" {
  with    = { modules = { "tower" } },
  board   = "E^ .",
  figures = "A meeple in prison B",
  play    = "A circles1/cNW-cityv 1,0 pass",
  expect  = "B is on turn",
}

test "after scoring, when those who came home are on no city" (circle {
  board   = [[ Ev .
               .  . ]],
  figures = "A meeple city S 0,0; B meeple city S 0,0",
  play    = "A circles1/cN-cE-city^ 0,1 pass",
  expect  = "A scores city 4; B scores city 4; B is on turn",
})

test "in the first part of a double turn, too" {
  with    = { modules = { "traders-and-builders" } },
  board   = "U^ .",
  figures = "A meeple road E 0,0; A builder road E 0,0",
  steps   = {
    { play   = "A circles1/rSW-road^ 1,0", expect = "asks corn-circle" },
    { play   = "A corn-add road; A pass",
      expect = "A is on turn; phase tile" },
  },
}
