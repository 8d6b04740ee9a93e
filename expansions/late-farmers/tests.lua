test "nobody farms at the beginning" {
  play = "A U^ 0,1",
  expect = [[
    offers meeple road E
    offers not meeple field NL because before half of the pile
  ]],
}

test "farms open when half of the pile is drawn" {
  setup = true,
  pile = "U U",
  play = "A U^ 0,1",
  expect = "offers meeple field NL",
}
