-- The Russian promos by example. [T] in the names: numbers of the reference
-- engine.

test "a hut is worth 1, and 1 for each empty place around it [T]" {
  board   = "B^ russian/h^ B^",
  figures = "A meeple hut 1,0",
  final   = true,
  expect  = "A scores hut 7; nobody else scores",
}

test "surrounded it scores 1 at once" {
  board   = [[
    V< U^         V^
    U> russian/h^ U>
    .  U^         V> ]],
  figures = "A meeple hut 1,1",
  play    = "A Vv 0,2 pass",
  expect  = "A scores hut 1; A holds 7 meeple",
}

test "a crossroads with three arms is one road" {
  board  = "russian/rN-rESW^",
  expect = "road E 0,0 has 1 tile; road N 0,0 has 1 tile",
}

test "the robber's tree catches all on its road" {
  board   = "W^ .",
  figures = "A meeple road E 0,0; B meeple road S 0,0",
  play    = "A rEW-razboynik^ 1,0 pass",
  expect  = [[
    A meeple is at 1,0; B meeple stands on road S 0,0
    A holds 6 meeple; road E 1,0 is free
  ]],
}

test "one who comes later is caught before anything is scored" {
  board   = "W^ . .",
  steps   = {
    { play   = "A rEW-razboynik^ 1,0 pass; B W^ 2,0 meeple road W",
      expect = "nobody scores; B meeple is at 1,0" },
  },
}

test "the water sprite catches all around" {
  board   = "E^ . E^",
  figures = "A meeple city N 0,0; B meeple city N 2,0",
  play    = "A f-vodyanoy^ 1,0",
  expect  = "A meeple is at 1,0; B meeple is at 1,0; B is on turn",
}

test "nobody stands beside him" {
  with   = { modules = { "farmers" } },
  board  = "E^ .",
  play   = "A f-vodyanoy^ 1,0",
  expect = "B is on turn",
}

test "in a later turn one may be freed, in place of a figure" {
  board   = "E^ . E^",
  figures = "A meeple city N 0,0; A meeple city N 2,0",
  play    = "A f-vodyanoy^ 1,0; B B^ 0,1 pass; A E^ 3,0",
  expect  = "offers free meeple A 1,0; A holds 5 meeple",
}

test "who was freed is at home" {
  board   = "E^ . E^",
  figures = "A meeple city N 0,0; A meeple city N 2,0",
  play    = "A f-vodyanoy^ 1,0; B B^ 3,0 pass; A E^ 4,0 free meeple A 1,0",
  expect  = "A holds 6 meeple",
}

test "at the end each in the pond costs 2, under the tree nothing" {
  board   = "E^ . E^",
  figures = "A meeple city N 0,0; A meeple city N 2,0",
  pile    = "russian/f-vodyanoy",
  play    = "A f-vodyanoy^ 1,0",
  expect  = "A scores vodyanoy -4; nobody else scores; game over",
}

test "a builder left alone goes home" {
  with    = { modules = { "traders-and-builders" } },
  board   = "W^ .",
  figures = "A meeple road E 0,0; A builder road E 0,0",
  play    = "A rEW-razboynik^ 1,0",
  expect  = "A meeple is at 1,0; A holds 1 builder",
}

test "but a barn may stand at a corner of his tile" {
  with   = { modules = { "farmers", "abbey-and-mayor" } },
  board  = [[ B^ B^
              B^ . ]],
  play   = "A f-vodyanoy^ 1,1",
  expect = "offers only barn corner 1,1, pass",
}

test "a little building on his tile is not caught" {
  with  = { modules = { "little-buildings" } },
  board = "E^ . E^",
  pile  = "russian/f-vodyanoy",
  play  = "A f-vodyanoy^ 1,0 shed",
  expect = "nobody scores; game over",
}

test "and nobody frees it" {
  with   = { modules = { "little-buildings" } },
  board  = "E^ . E^",
  play   = "A f-vodyanoy^ 1,0 shed; B B^ 0,1 pass; A E^ 3,0",
  expect = "offers not free shed A 1,0",
}

-- ---- the tree as printed --------------------------------------------------

local printed = { modules = { "traders-and-builders" },
  own = { tree = "nearest" } }

test "as printed, the nearest in each direction, builders too" {
  with    = printed,
  board   = "U^ U^ . U^ U^",
  figures = [[
    A meeple road W 0,0; A meeple road E 1,0; A builder road E 1,0
    B meeple road W 3,0; B meeple road E 4,0
  ]],
  play    = "A rEW-razboynik^ 2,0 pass",
  expect  = [[
    A meeple is at 2,0; A builder is at 2,0; B meeple is at 2,0
    A meeple stands on road W 0,0; B meeple stands on road E 4,0
  ]],
}

test "and the next ones at the next look" {
  with    = printed,
  board   = "U^ U^ .",
  figures = "A meeple road W 0,0; B meeple road E 1,0",
  steps   = {
    { play   = "A rEW-razboynik^ 2,0 pass",
      expect = "nobody stands on road E 1,0" },
    { play = "B B^ 0,-1 pass", expect = "nobody stands on road W 0,0" },
  },
}

test "however far away they are, and when they come later" {
  with    = printed,
  board   = "U^ U^ . . .",
  figures = "A meeple road W 0,0",
  steps   = {
    { play   = "A rEW-razboynik^ 2,0 pass", expect = "A meeple is at 2,0" },
    { play   = "B U^ 3,0 meeple road", expect = "B meeple is at 2,0" },
  },
}

test "freed as a follower is" {
  with    = printed,
  board   = "U^ . .",
  figures = "A meeple road E 0,0; A builder road E 0,0",
  play    = "A rEW-razboynik^ 1,0 pass; B B^ 0,-1 pass; A B^ 0,1",
  expect  = "offers free builder A 1,0; offers free meeple A 1,0",
}
