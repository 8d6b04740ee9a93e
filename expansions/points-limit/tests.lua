test "the game ends when the limit is reached" {
  with = { own = { limit = 20 } },
  scores = { A = 18 },
  board = [[ Ev
             . ]],
  play = "A D^ 0,1 meeple city N",
  expect = "A scores city 4; A has 22 points; game over",
}

test "it goes on below the limit" {
  with = { own = { limit = 30 } },
  scores = { A = 18 },
  board = [[ Ev
             . ]],
  play = "A D^ 0,1 meeple city N",
  expect = "A has 22 points; B is on turn",
}

test "what else the turn brings is not lost" {
  with = { modules = { "traders-and-builders" }, own = { limit = 6 } },
  board = "E> cEW-wine^ .",
  play = "A E< 2,0 meeple city",
  expect = "A scores city 6; A scores trade-goods 10; game over",
}
