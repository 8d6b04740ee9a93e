test "a finished two-tile city" {
  board = [[ Ev
             . ]],
  play = "A D^ 0,1 meeple city N",
  expect = "A scores city 2 (tile 2 x 1); A has 2 points",
}

test "a larger one scores in full" {
  board = [[ Ev
             G>
             . ]],
  figures = "A meeple city N 0,1",
  play = "A E^ 0,2 pass",
  expect = "A scores city 6 (tile 3 x 2)",
}
