test "tiles beside a monastery score at the end" {
  board = "B^ .",
  pile = "E",
  play = "A E^ 1,0 pass",
  expect = "A has 1 point; game over",
}
