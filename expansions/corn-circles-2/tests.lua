-- The tiles of the second set; its rules are those of the first.

test "alone it has its own tiles only" {
  expect = [[
    offers circles2/cN-cS-city; offers not circles1/cNW-city
    pile tiles holds 77
  ]],
}

test "together with the first set" {
  with   = { modules = { "corn-circles" } },
  expect = "offers circles1/cNW-city; pile tiles holds 83",
}

test "a circle of its tiles is one" {
  board   = "E^ .",
  figures = "B meeple city N 0,0",
  play    = "A cNW-cES-city^ 0,-1 pass",
  expect  = "asks corn-circle; offers corn-add city",
}
