test "the hand is filled, then one tile of it is laid" {
  draws = "U V W",
  expect = [[
    A must answer; asks hand
    offers only lay base/U, lay base/V, lay base/W
  ]],
}

test "equal tiles are one choice" {
  draws = "U U V",
  expect = "offers only lay base/U, lay base/V",
}

test "the rest of the hand stays with its player" {
  draws = "U V W",
  play = "A lay V; A V^ 0,1 pass",
  expect = "B is on turn; pile tiles holds 68",
}

test "river tiles come one by one, before anybody has a hand" {
  with = { modules = { "river" } },
  pile = { river = "", ["river-lake"] = "wW-lake", tiles = "U V W D E" },
  steps = {
    { draws = "wW-lake", expect = "A must answer; asks place" },
    { play = "A wW-lake^ 1,0 pass", draws = "U V W",
      expect = "B must answer; asks hand; pile tiles holds 2" },
  },
}

test "who has no tile left waits until the others have none" {
  pile = "U U U",
  steps = {
    { draws = "U U U", play = "A lay U; A U^ 0,1 pass",
      expect = "A must answer; asks hand" },
    { play = "A lay U; A U^ 1,1 pass", expect = "A must answer; asks hand" },
    { play = "A lay U; A U^ 2,1 pass", expect = "game over" },
  },
}
