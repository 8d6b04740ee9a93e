-- Darmstadt by example. [T] in the names: numbers of the reference engine.

-- The church at 1,1 waits for the tile at 0,2.
local church = [[
  E^ E^                E^
  B^ darmstadt/m-rES^  U^
  .  U>                B^ ]]

test "a complete city with the Darmstadtium is worth 3 more [T]" {
  board   = [[
    .  Ev                             .
    E> darmstadt/cNESW-darmstadtium^ E<
    .  .                              . ]],
  figures = "A meeple city S 1,0",
  play    = "A E^ 1,2 pass",
  expect  = "A scores city 13 (tile 5 x 2, darmstadtium 3)",
}

test "not an incomplete one [T]" {
  board   = "E> darmstadt/cNESW-darmstadtium^ E<",
  figures = "A meeple city E 0,0",
  final   = true,
  expect  = "A scores city 3",
}

test "a church scores like a monastery, and 3 to most around it [T]" {
  board   = church,
  figures = "A meeple monastery 1,1; B meeple city N 1,0",
  play    = "A Ev 0,2 pass",
  expect  = [[
    A scores monastery 9; A scores church 3; B scores church 3
    A holds 7 meeple; B holds 6 meeple
  ]],
}

test "to others than who stands in it [T]" {
  board   = church,
  figures = "A meeple monastery 1,1; B meeple city N 1,0; B meeple road E 2,1",
  play    = "A Ev 0,2 pass",
  expect  = "A scores monastery 9; B scores church 3; nobody else scores",
}

test "also if nobody stands in it [T]" {
  board   = church,
  figures = "B meeple city N 1,0",
  play    = "A Ev 0,2 pass",
  expect  = "B scores church 3; nobody else scores",
}

test "unless the option says no" {
  with    = { own = { empty = false } },
  board   = church,
  figures = "B meeple city N 1,0",
  play    = "A Ev 0,2 pass",
  expect  = "nobody scores",
}

test "nobody around: nobody is paid" {
  board  = church,
  play   = "A Ev 0,2 pass",
  expect = "nobody scores",
}

test "heads count, not strength" {
  with    = { modules = { "inns-and-cathedrals" } },
  board   = church,
  figures = "A meeple city N 0,0; A meeple city N 2,0; B big city N 1,0",
  play    = "A Ev 0,2 pass",
  expect  = "A scores church 3; nobody else scores",
}

test "builders do not count" {
  with    = { modules = { "traders-and-builders" } },
  board   = church,
  figures = "A meeple city N 0,0; B meeple city N 1,0; B builder city N 1,0",
  play    = "A Ev 0,2 pass",
  expect  = "A scores church 3; B scores church 3",
}

test "a figure placed on the last tile counts, though it goes home" {
  board   = [[
    E^ E^                E^
    B^ darmstadt/m-rES^  U^
    .  U>                B^
    E^ .                 .  ]],
  play    = "A Ev 0,2 meeple city",
  expect  = "A scores city 4; A scores church 3; A holds 7 meeple",
}

test "not when an abbot is taken back" {
  with    = { modules = { "abbot" } },
  board   = church,
  figures = "A abbot monastery 1,1",
  steps   = {
    { play   = "A Ev 0,-1 recall abbot",
      expect = "A scores monastery 8; nobody else scores" },
  },
}

test "at the end a church is a monastery" {
  board   = church,
  figures = "A meeple monastery 1,1",
  final   = true,
  expect  = "A scores monastery 8; nobody else scores",
}

test "with a dragon that moves late it pays, too" {
  with    = { modules = { "princess-and-dragon" },
    options = { ["princess-and-dragon"] = { dragon = "after-scoring" } } },
  board   = church,
  figures = "A meeple monastery 1,1",
  play    = "A B^ 0,2 pass",
  expect  = "A scores monastery 9; A scores church 3",
}
