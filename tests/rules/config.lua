-- What a config can change without any rule.

test "a tile set without its rules" {
  with = { tiles = { "inns-and-cathedrals" } },
  expect = "89 tiles left; offers cNESW-cathedral",
}

test "several copies of a tile set" {
  with = { tiles = { base = 3 } },
  expect = "pile tiles holds 215; D^ lies at 0,0",
}

test "other numbers of single tiles" {
  with = { tiles = { base = { C = 0, X = 5 } } },
  expect = "74 tiles left; offers not C; offers X",
}

test "fewer figures" {
  with = { pieces = { meeple = 2 }, players = 5 },
  expect = "A holds 2 meeple; E holds 2 meeple",
}

test "000: a pennant adds 1 to a two-tile city of the second edition" {
  with = { options = { base = { edition = 2 } }, tiles = { "pennants" } },
  board = "Ev",
  play = "A cN-p^ 0,1 meeple city N",
  expect = "A scores city 3 (tile 2 x 1, pennant 1 x 1)",
}

test "001: a pennant adds 2 to a two-tile city of the third edition" {
  with = { tiles = { "pennants" } },
  board = "Ev",
  play = "A cN-p^ 0,1 meeple city N",
  expect = "A scores city 6 (tile 2 x 2, pennant 1 x 2)",
}
