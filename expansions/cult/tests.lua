-- The Cult by example. [T] in the names: numbers of the reference engine.

-- Around the monastery at 1,1 and the shrine at 2,1 one tile each is missing.
local both = [[
  V< U^ U^      V^
  U> B^ cult/m^ U>
  .  U^ U^      . ]]

test "a shrine is a monastery: 1 and 1 a neighbour at the end [T]" {
  board   = "V> cult/m^ V<",
  figures = "A meeple monastery 1,0",
  final   = true,
  expect  = "A scores monastery 3",
}

test "who is surrounded first scores 9, the other is sent home [T]" {
  board   = both,
  figures = "A meeple monastery 1,1; B meeple monastery 2,1",
  steps   = {
    { play   = "A Vv 0,2 pass",
      expect = [[
        A scores monastery 9; nobody else scores
        A holds 7 meeple; B holds 7 meeple; nobody stands on monastery 2,1
      ]] },
    { play   = "B V> 3,2 pass", expect = "nobody scores" },
  },
}

test "the loser's place may be taken again" {
  board   = both,
  figures = "A meeple monastery 1,1; B meeple monastery 2,1",
  play    = "A Vv 0,2 pass",
  expect  = "monastery 2,1 is free",
}

test "own against own, too" {
  board   = both,
  figures = "A meeple monastery 1,1; A meeple monastery 2,1",
  play    = "A V> 3,2 pass",
  expect  = "A scores monastery 9; A holds 7 meeple; nobody else scores",
}

test "an empty one that is surrounded beats nobody" {
  board   = both,
  figures = "B meeple monastery 2,1",
  play    = "A Vv 0,2 pass",
  expect  = "nobody scores; B meeple stands on monastery 2,1",
}

test "both surrounded by one tile: both score" {
  board   = [[
    V< U^ U^      V^
    U> B^ cult/m^ U>
    Vv U^ .       V> ]],
  figures = "A meeple monastery 1,1; B meeple monastery 2,1",
  play    = "A U^ 2,2 pass",
  expect  = "A scores monastery 9; B scores monastery 9",
}

test "at the end both score what there is" {
  board   = both,
  figures = "A meeple monastery 1,1; B meeple monastery 2,1",
  final   = true,
  expect  = "A scores monastery 8; B scores monastery 8",
}

test "no shrine beside two monasteries" {
  board  = "B^ . B^",
  draws  = "cult/m",
  expect = [[
    offers not cult/m^ 1,0 because more than one rival
    offers cult/m^ 0,-1
  ]],
}

test "no monastery beside two shrines" {
  board  = "cult/m^ . cult/m-cNv",
  draws  = "B",
  expect = "offers not B^ 1,0",
}

test "nor a second shrine beside a monastery" {
  board  = "cult/m^ B^ .",
  draws  = "cult/m-cN",
  expect = [[
    offers not cult/m-cN^ 2,0; offers not cult/m-cN^ 1,1
    offers cult/m-cN^ -1,0
  ]],
}

test "occupied or not" {
  board   = "cult/m^ B^ .",
  figures = "A meeple monastery 0,0; B meeple monastery 1,0",
  draws   = "cult/m-cN",
  expect  = "offers not cult/m-cN^ 2,0",
}

test "shrine beside shrine, monastery beside monastery" {
  board  = "cult/m^ B^",
  draws  = "cult/m-cN",
  expect = "offers cult/m-cN^ -1,0",
}

test "a tile that has no place so is discarded" {
  board  = "B^ . B^",
  draws  = "cult/m-cN-rE-rW",
  expect = "offers not cult/m-cN-rE-rW^ 1,0",
}

test "the abbot is taken back from a shrine before he loses" {
  with    = { modules = { "abbot" } },
  board   = both,
  figures = "A abbot monastery 2,1; B meeple monastery 1,1",
  play    = "A Vv 0,2 recall abbot",
  expect  = "A scores monastery 8; B scores monastery 9; A holds 1 abbot",
}

test "no abbey between two shrines" {
  with   = { modules = { "abbey-and-mayor" } },
  board  = [[
    cult/m^ E^ cult/m-cN^ E^ E^
    E>      .  Ev         .  E>
    Ev      Ev E^         Ev Ev ]],
  expect = "asks abbey; offers only abbey 3,1, pass",
}

test "a wagon that lost may drive on" {
  with    = { modules = { "abbey-and-mayor" } },
  board   = both,
  figures = "A meeple monastery 1,1; B wagon monastery 2,1",
  play    = "A Vv 0,2 pass",
  expect  = "B must answer; phase wagons; A scores monastery 9",
}
