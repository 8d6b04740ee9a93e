test "the sum is reached: all win" {
  with = { own = { sum = 20 } },
  scores = { A = 6, B = 10 },
  board = [[ Ev
             . ]],
  play = "A D^ 0,1 meeple city N",
  expect = [[
    A scores city 4; all win; game over
    state all-together.missing is 0
  ]],
}

test "one point less, and the game goes on" {
  with = { own = { sum = 21 } },
  scores = { A = 6, B = 10 },
  board = [[ Ev
             . ]],
  play = "A D^ 0,1 meeple city N",
  expect = "game goes on; B is on turn; state all-together.missing is 1",
}

test "the pile ends before: all lose, and nothing more is scored" {
  with = { own = { sum = 20 } },
  scores = { A = 6, B = 10 },
  board = "D^",
  figures = "A meeple city N 0,0",
  final = true,
  expect = "all lose; game over; nobody scores",
}

test "the last tile may still bring the sum" {
  with = { own = { sum = 20 } },
  scores = { A = 6, B = 10 },
  board = [[ Ev
             . ]],
  figures = "B meeple city S 0,0",
  pile = "D",
  play = "A D^ 0,1 pass",
  expect = "B scores city 4; all win",
}

test "who has won scores what is left" {
  with = { own = { sum = 16 } },
  scores = { A = 6, B = 10 },
  board = "D^",
  figures = "A meeple city N 0,0",
  final = true,
  expect = "A scores city 1; all win",
}

test "three are as one" {
  with = { players = 3, own = { sum = 20 } },
  scores = { A = 6, B = 5, C = 5 },
  board = [[ Ev
             . ]],
  play = "A D^ 0,1 meeple city N",
  expect = "all win",
}

test "teams have winners and losers" {
  with = { modules = { "teams" } },
  fails = "conflict: with 'all-together' all players win or lose together, and "
    .. "'teams' says together = false",
}

-- ---- how many, where the config does not say ------------------------------

test "of 72 tiles or less each asks for 2" {
  board = "D^ .",
  pile = "U U U U",
  play = "A U^ 1,0 pass",
  expect = "state all-together.sum is 10; state all-together.missing is 10",
}

test "the whole game: 72 tiles, 144 points" {
  setup = true,
  board = "D^ .",
  play = "A U^ 1,0 pass",
  expect = "state all-together.sum is 144; state all-together.missing is 144",
}

test "each tile more asks for 4" {
  with = { modules = { "inns-and-cathedrals" } },
  board = "D^ .",
  play = "A U^ 1,0 pass",
  expect = "state all-together.sum is 216",
}

test "and who has as many wins" {
  board = "D^ .",
  pile = "U U U U",
  scores = { A = 4, B = 6 },
  play = "A U^ 1,0 pass",
  expect = "all win",
}
