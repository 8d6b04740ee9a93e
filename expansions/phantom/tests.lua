-- The Phantom by example (RULES.md 21a).

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
