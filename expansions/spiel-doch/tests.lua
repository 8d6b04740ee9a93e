-- The two tiles of the magazine, by example.

test "the two lie in the middle, the start tile is one of the others" {
  expect = [[
    cN-cW^ lies at 0,0; rE-rS-rW< lies at 1,0
    pile tiles holds 72; offers D
  ]],
}

test "with the Abbot there is a garden" {
  with   = { modules = { "abbot" } },
  expect = "rE-rS-rW-garden< lies at 1,0",
}

test "further copies are drawn" {
  with   = { tiles = { ["spiel-doch"] = 2 } },
  expect = [[
    cN-cW^ lies at 0,0; rE-rS-rW< lies at 1,0
    pile tiles holds 74; offers spieldoch/cN-cW
  ]],
}

test "one alone begins, too" {
  with   = { tiles = { ["spiel-doch"] = { ["cN-cW"] = 0 } } },
  expect = "rE-rS-rW^ lies at 0,0; pile tiles holds 72",
}

test "both are drawn where a river begins" {
  with   = { modules = { "river" } },
  expect = [[
    wE-spring^ lies at 0,0; 1,0 is empty
    pile tiles holds 74
  ]],
}

test "and where Carcassonne lies" {
  with   = { modules = { "count" } },
  expect = "pile tiles holds 74",
}

test "and where the rose is the start" {
  with   = { modules = { "wind-roses" } },
  expect = "cE-rW-all^ lies at 0,0; 1,0 is empty; pile tiles holds 79",
}
