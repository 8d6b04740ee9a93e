test "a tile may not leave the columns" {
  with = { own = { width = 2 } },
  board = "D^ U^ .",
  draws = "U",
  expect = [[
    offers U^ 0,1; offers not U^ 2,0 because too wide
    offers not U^ -1,0 because too wide
  ]],
}

test "the limit is for columns, not rows" {
  with = { own = { width = 2 } },
  board = [[ D^ U^
             U^ U^ ]],
  draws = "U",
  expect = "offers U^ 0,2; offers U^ 1,2",
}
