test "three tiles are laid open, one of them is taken" {
  draws = "U V W",
  expect = [[
    A must answer; asks draft
    offers only take base/U, take base/V, take base/W; pile tiles holds 68
  ]],
}

test "the next player has what was left, and one more" {
  steps = {
    { draws = "U V W", play = "A take V; A V^ 0,1 pass" },
    { draws = "E", expect = [[
        B must answer; asks draft
        offers only take base/E, take base/U, take base/W
      ]] },
  },
}

test "equal tiles are one choice" {
  draws = "U U V",
  expect = "offers only take base/U, take base/V",
}


test "open tiles are played to the last" {
  pile = "U U",
  steps = {
    { draws = "U U", play = "A take U; A U^ 0,1 pass",
      expect = "B must answer; asks draft; pile tiles holds 0" },
    { play = "B take U; B U^ 1,1 pass", expect = "game over" },
  },
}

test "river tiles are no part of it" {
  with = { modules = { "river" } },
  draws = "wEW",
  expect = "A must answer; asks place; offers wEW^ 1,0",
}
