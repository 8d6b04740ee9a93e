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
