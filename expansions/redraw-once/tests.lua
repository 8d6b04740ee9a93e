test "a tile may be kept" {
  draws = "U",
  play = "A keep; A U^ 0,1 pass",
  expect = "U^ lies at 0,1; B is on turn",
}

test "or put aside for another one" {
  draws = "U V",
  play = "A redraw U",
  expect = "A must answer; asks place; offers V^ 0,1; pile tiles holds 69",
}

test "but only once per game and player" {
  draws = "U V",
  play = "A redraw U; A V^ 0,1 pass",
  expect = "B is on turn; state redraw-once.used of A is true",
}

test "the other players keep their own right" {
  draws = "U V W",
  play = "A redraw U; A V^ 0,1 pass",
  expect = "B must answer; asks redraw",
}

test "river tiles come before all others" {
  with = { modules = { "river" } },
  draws = "wEW wSW",
  play = "A redraw wEW",
  expect = "A must answer; offers wSW^ 1,0; pile river holds 8",
}
