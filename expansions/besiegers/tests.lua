-- The Besiegers by example. [T] in the names: numbers of the reference engine.

test "six tiles, and not those of the Cathars" {
  expect = "pile tiles holds 77; offers besiegers/cNEW; offers not cathars/cN",
}

test "both sets may be used together" {
  with   = { modules = { "cathars" } },
  expect = "pile tiles holds 81; offers besiegers/cNEW; offers cathars/cN",
}

test "two tiles complete: 2 [T]" {
  board  = "besiegers/cN-rES> .",
  play   = "A E< 1,0 meeple city",
  expect = "A scores city 2 (tile 2 x 1)",
}

test "two tiles where small cities are worth half: 0 [T]" {
  with   = { options = { base = { tiny_city = true } } },
  board  = "besiegers/cN-rES> .",
  play   = "A E< 1,0 meeple city",
  expect = "A scores city 0",
}

test "five tiles with two pennants: 7 [T]" {
  board   = "besiegers/cN-rES> F^ F^ G^ .",
  figures = "A meeple city E 0,0",
  play    = "A E< 4,0 pass",
  expect  = "A scores city 7 (tile 5 x 1, pennant 2 x 1)",
}

test "incomplete: 0 [T]" {
  board   = "besiegers/cN-rES> F^",
  figures = "A meeple city E 0,0",
  final   = true,
  expect  = "A scores city 0",
}

test "two besieged cities in a field: 12 [T]" {
  with    = { modules = { "farmers" } },
  board   = [[ besiegers/cN-rSW> E<
               besiegers/cN-rES> E< ]],
  figures = "A meeple field S 0,0",
  final   = true,
  expect  = "A has 12 points",
}

test "one may flee through a monastery" {
  board   = [[ B^                .
               besiegers/cN-rES> . ]],
  figures = "A meeple city E 0,1",
  play    = "A G^ 1,1",
  expect  = "phase escape; offers only escape meeple A city E 0,1, pass",
}
