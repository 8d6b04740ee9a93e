test "two different tiles: the player keeps one" {
  draws = "U V",
  expect = "A must answer; asks keep; offers only keep base/U, keep base/V",
}

test "the other tile goes back into the pile" {
  draws = "U V",
  play = "A keep V; A V^ 0,1 pass",
  expect = "V^ lies at 0,1; pile tiles holds 70; B is on turn",
}

test "two equal tiles: nothing to choose" {
  draws = "U U",
  expect = "A must answer; asks place; offers U^ 0,1",
}

test "the last tile is simply drawn" {
  pile = "U",
  draws = "U",
  expect = "A must answer; asks place; pile tiles holds 0",
}

test "river tiles come one by one, and before all others" {
  with = { modules = { "river" } },
  draws = "wEW",
  expect = "A must answer; asks place; offers wEW^ 1,0",
}
