-- Tests of Inns & Cathedrals.

-- A cathedral that needs one more cap in the east.
local cathedral = [[ .  Ev              .
                     E> cNESW-cathedral^ .
                     .  E^              . ]]

test "a complete road with an inn scores 2 a tile" {
  board  = [[ cNW-rS-inn^
              .           ]],
  play   = "A Av 0,1 meeple road",
  expect = "A scores road 4 (tile 2 x 2); nobody else scores",
}

test "two inns are no more than one" {
  board   = "A< rEW-inn^ .",
  figures = "A meeple road E 0,0",
  play    = "A cNW-rS-inn> 2,0 pass",
  expect  = "A scores road 6 (tile 3 x 2)",
}

test "an incomplete road with an inn scores nothing at the end" {
  board   = "rEW-inn^ U^",
  figures = "A meeple road E 0,0",
  final   = true,
  expect  = "A scores road 0; A has 0 points; game over",
}

test "a road without an inn scores as ever" {
  board   = "U^ U^",
  figures = "A meeple road E 0,0",
  final   = true,
  expect  = "A scores road 2 (tile 2 x 1)",
}

test "the inn of an incomplete road can be ignored" {
  with    = { options = { ["inns-and-cathedrals"] =
    { incomplete = "ignore" } } },
  board   = "rEW-inn^ U^",
  figures = "A meeple road E 0,0",
  final   = true,
  expect  = "A scores road 2 (tile 2 x 1)",
}

test "a complete city with a cathedral scores 3 a tile" {
  board  = cathedral,
  play   = "A E< 2,1 meeple city",
  expect = "A scores city 15 (tile 5 x 3)",
}

test "and 3 a pennant" {
  board  = [[ .  .  Ev              .
              E> F^ cNESW-cathedral^ .
              .  .  E^              . ]],
  play   = "A E< 3,1 meeple city",
  expect = "A scores city 21 (tile 6 x 3, pennant 1 x 3)",
}

test "an incomplete city with a cathedral scores nothing" {
  board   = cathedral,
  figures = "A meeple city N 1,1",
  final   = true,
  expect  = "A scores city 0; A has 0 points",
}

test "the cathedral of an incomplete city can be ignored" {
  with    = { options = { ["inns-and-cathedrals"] =
    { incomplete = "ignore" } } },
  board   = cathedral,
  figures = "A meeple city N 1,1",
  final   = true,
  expect  = "A scores city 4 (tile 4 x 1)",
}

test "cathedral and siege: 3 - 1 a tile and pennant" {
  with   = { modules = { "cathars" } },
  board  = [[ .          .  Ev              .
              cathars/cN> F^ cNESW-cathedral^ .
              .          .  E^              . ]],
  play   = "A E< 3,1 meeple city",
  expect = "A scores city 14 (tile 6 x 2, pennant 1 x 2)",
}

test "cathedral and siege, incomplete: nothing" {
  with    = { modules = { "cathars" } },
  board   = "cathars/cN> cNESW-cathedral^",
  figures = "A meeple city N 1,0",
  final   = true,
  expect  = "A has 0 points",
}

test "the big figure counts as two" {
  board   = "E> G^ .",
  figures = "A big city E 0,0; B meeple city E 1,0",
  play    = "A E< 2,0",
  expect  = "A scores city 6; nobody else scores; A holds 1 big",
}

test "two ordinary figures equal the big one" {
  board   = "E> G^ .",
  figures = { "A big city E 0,0", "B meeple city E 1,0",
              "B meeple city E 1,0" },
  play    = "A E< 2,0",
  expect  = "A scores city 6; B scores city 6",
}

test "the big figure claims as any other" {
  board   = "E> .",
  figures = "B big city E 0,0",
  play    = "A S< 1,0",
  expect  = "offers big road; offers not big city; offers not meeple city",
}

test "the big figure may farm, but never stands in a garden" {
  with   = { modules = { "farmers", "abbot" } },
  board  = "U^ .",
  play   = "A U-garden^ 1,0",
  expect = "offers big road; offers big field NL; offers abbot garden; "
    .. "offers not big garden; offers not meeple garden",
}

test "inns alone can be switched off" {
  with   = { options = { ["inns-and-cathedrals"] = { inns = false } } },
  board  = [[ cNW-rS-inn^
              .           ]],
  play   = "A Av 0,1 meeple road",
  expect = "A scores road 2 (tile 2 x 1)",
}

test "cathedrals alone can be switched off" {
  with   = { options = { ["inns-and-cathedrals"] = { cathedrals = false } } },
  board  = cathedral,
  play   = "A E< 2,1 meeple city",
  expect = "A scores city 10 (tile 5 x 2)",
}

test "the big figure can be left out" {
  with   = { options = { ["inns-and-cathedrals"] = { big = false } } },
  board  = "U^ .",
  play   = "A U^ 1,0",
  expect = "offers only meeple road, pass",
}

test "six may play" {
  with   = { players = 6 },
  board  = "U^ .",
  turn   = "F",
  play   = "F U^ 1,0 big road",
  expect = "A is on turn; F holds 0 big; F holds 7 meeple",
}

test "a small city with a cathedral has no exception to fear" {
  with    = { options = { base = { tiny_city = true } } },
  board   = [[ .  Ev .
               E> .  E<
               .  E^ .  ]],
  play    = "A cNESW-cathedral^ 1,1 meeple city",
  expect  = "A scores city 15 (tile 5 x 3)",
}

test "a closed road with an inn counts for its loop, too" {
  board  = [[ V< V^
              Vv .  ]],
  play   = "A rSW-inn> 1,1 meeple road",
  expect = "A scores road 8 (tile 4 x 2)",
}

test "with the inn ignored a complete road still scores 2 a tile" {
  with   = { own = { incomplete = "ignore" } },
  board  = [[ cNW-rS-inn^
              .           ]],
  play   = "A Av 0,1 meeple road",
  expect = "A scores road 4 (tile 2 x 2)",
}
