test "probe 1" {
  setup = true,
  draws = "U",
  expect = { "offers only x", function(g) error(require "tester/board".draw(g) .. require "tester/board".figures(g)) end },
}
test "probe 2" {
  setup = true,
  board = "E>",
  origin = "2,1",
  draws = "U",
  figures = "B meeple city W 1,1",
  expect = { "offers only x", function(g) error(require "tester/board".draw(g) .. require "tester/board".figures(g)) end },
}
test "probe 3" {
  setup = true,
  figures = "B meeple city E 1,1",
  steps = { { play = "A E< 2,1", expect = "offers only x" },
  { play = "pass", expect = "offers only x" },
  { play = "meeple castle", expect = "offers only x" } }
}
