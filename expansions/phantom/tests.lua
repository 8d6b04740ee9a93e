-- The Phantom by example (PH-n of lua/doc/rules.md).

test "a second figure, on another feature of the tile" {
  board = "D^",
  steps = {
    { play = "A D^ 1,0 meeple city", expect = "A must answer; phase phantom; "
      .. "offers only phantom road E, pass" },
    { play = "A phantom road",
      expect = "A phantom stands on road E 1,0; B is on turn" },
  },
}

test "after passing, too" {
  board = "D^",
  play = "A D^ 1,0 pass phantom city N",
  expect = "A phantom stands on city N 1,0; A holds 7 meeple",
}

test "it may be the first figure, and then no second one" {
  board = "D^",
  play = "A D^ 1,0 phantom city N",
  expect = "B is on turn; A holds 0 phantom",
}

test "it may be declined" {
  board = "D^",
  play = "A D^ 1,0 pass pass",
  expect = "B is on turn; A holds 1 phantom",
}

test "nothing is asked when no place is free" {
  board = "D^",
  play = "A U^ 1,0 meeple road",
  expect = "B is on turn",
}

test "it counts as any follower" {
  board = "W^ U^ . U^ W^",
  figures = "A phantom road E 0,0; B meeple road W 4,0",
  play = "A U^ 2,0",
  expect = "A scores road 5; B scores road 5; A holds 1 phantom",
}

test "through a portal, to another tile" {
  with = { modules = { "princess-and-dragon" } },
  board = "D^ .",
  play = "A rE-rS-rW-portal^ 1,0 pass",
  expect = "phase phantom; offers phantom city N 0,0; "
    .. "offers not meeple city N 0,0; offers not fairy",
}

test "not after a princess sent somebody home" {
  with = { modules = { "princess-and-dragon" } },
  board = "E> .",
  figures = "B meeple city E 0,0",
  steps = {
    { play = "A cNW-princess^ 1,0 princess",
      expect = "B holds 7 meeple; A holds 1 phantom; B is on turn" },
  },
}

test "into a tower that is free" {
  with = { modules = { "tower" } },
  board = "f^ .",
  steps = {
    { play = "A B^ 1,0 tower-piece 0,0",
      expect = "phase phantom; offers phantom 0,0; "
        .. "offers phantom monastery; offers not tower-piece" },
    { play = "phantom 0,0", expect = "A holds 0 phantom" },
  },
}

test "not into a garden" {
  with = { modules = { "abbot" } },
  board = "Ev",
  play = "A E-garden^ 0,1",
  expect = "offers abbot garden; offers not phantom garden",
}

test "by a machine that the first figure did not use" {
  with = { modules = { "flying-machines" } },
  board = "D^",
  play = "A rEW-W^ 1,0 meeple road",
  expect = "phase phantom; offers fly phantom; offers not phantom road",
}

test "but no machine flies twice" {
  with = { modules = { "flying-machines" } },
  board = "D^",
  play = "A rEW-W^ 1,0 fly meeple distance 1 meeple city N 0,0",
  expect = "phase phantom; offers phantom road; offers not fly",
}

test "nor does a portal open twice" {
  with = { modules = { "princess-and-dragon" } },
  board = "D^ .",
  play = "A rE-rS-rW-portal^ 1,0 meeple city N 0,0",
  expect = "phase phantom; offers phantom road; "
    .. "offers not phantom road 0,0; offers not phantom city N 0,0",
}

test "in each part of a double turn" {
  with = { modules = { "traders-and-builders" }, pieces = { phantom = 2 } },
  board = "W^ .",
  figures = "A meeple road E 0,0; A builder road E 0,0",
  play = "A D^ 1,0 pass phantom city N; A U^ 2,0 pass",
  expect = "B is on turn",
}

test "eaten by the dragon like any follower" {
  with = { modules = { "princess-and-dragon" } },
  board = "rEW-volcano^ .",
  figures = "A phantom road E 0,0",
  play = "A rEW-dragon^ 1,0 pass",
  expect = "asks dragon",
}
