-- The winter edition by example.

test "twelve tiles more" {
  expect = "base/D^ lies at 0,0; pile tiles holds 83; offers winter/rS",
}

test "the inn is plain" {
  board   = [[ winter/cNW-rS-inn^
               . ]],
  figures = "A meeple road S 0,0",
  play    = "A winter/rSv 0,1 pass",
  expect  = "A scores road 2",
}

test "unless a module reads inns" {
  with    = { modules = { "inns-and-cathedrals" } },
  board   = [[ winter/cNW-rS-inn^
               . ]],
  figures = "A meeple road S 0,0",
  play    = "A winter/rSv 0,1 pass",
  expect  = "A scores road 4",
}
