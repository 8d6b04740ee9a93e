-- The River by example. A number before a colon is the rule text that says
-- so: sources 000 and 004 of lua/doc/rules.md.

local with_farmers = { modules = { "farmers" } }

test "000: the spring lies on the table, ten river tiles come first" {
  expect = [[
    wE-spring^ lies at 0,0; A is on turn; CHANCE must answer
    pile river holds 10; pile river-lake holds 1; pile tiles holds 72
    offers wEW; offers not D; offers not wW-lake
  ]],
}

test "000: a river tile must go on with the river" {
  draws = "wEW",
  expect = "offers only wEW^ 1,0, wEWv 1,0",
}

test "000: a river tile that matches but does not go on is refused" {
  draws = "wSW",
  expect = [[
    offers wSW^ 1,0; offers wSW> 1,0
    offers not wSW^ 0,1
  ]],
}

test "000: everything else must match as usual" {
  board = [[ wE-spring^ .  .
             .          E^ . ]],
  draws = "cN-cS-wEW",
  expect = "offers cN-cS-wEW^ 1,0; offers not wEW",
}

test "000: two bends the same way would make a U" {
  draws = "wSW rNE-wSW",
  play = "A wSW^ 1,0 pass",
  expect = [[
    B must answer; asks place
    offers only rNE-wSWv 1,1
    offers not rNE-wSW> 1,1 because turn back
  ]],
}

test "bends may alternate" {
  play = "A wSW^ 1,0 pass; B rNE-wSWv 1,1 pass; A wSW^ 2,1 pass",
  expect = "wSW^ lies at 2,1; B is on turn",
}

test "000: nobody stands on the river" {
  with = with_farmers,
  play = "A m-rS-wEW^ 1,0",
  expect = [[
    offers not meeple river; offers meeple monastery; offers meeple road S
    offers meeple field NL; offers meeple field SL; offers meeple field SR
  ]],
}

test "004: figures may stand on the banks" {
  with = with_farmers,
  play = "A wEW^ 1,0 meeple field S",
  expect = "A meeple stands on field S 1,0; A holds 6 meeple",
}

test "000: the river parts fields" {
  with = with_farmers,
  steps = {
    { play = "A wEW^ 1,0 meeple field S" },
    { play = "B wEW^ 2,0",
      expect = "offers not meeple field N; offers not meeple field S" },
  },
}

test "the fields of both banks are one around the spring" {
  with = with_farmers,
  board = "wE-spring^ wEW^",
  figures = "A meeple field N 1,0",
  play = "A wSW^ 2,0",
  expect = "offers not meeple field NL; offers not meeple field SR",
}

test "a road crosses the river on its bridge" {
  play = "A rEW-wNS> 1,0 meeple road N",
  expect = "road N 1,0 has 1 tile; A meeple stands on road S 1,0",
}

test "an ordinary city is completed by a river tile" {
  board = [[ .          Ev
             wE-spring^ .  ]],
  figures = "B meeple city S 1,0",
  play = "A cN-rS-wEW^ 1,1 pass",
  expect = "B scores city 4 (tile 2 x 2)",
}

test "000: a river tile that fits nowhere leaves the game" {
  board = [[ wE-spring^ .
             .          B^ ]],
  draws = "cN-cS-wEW",
  expect = "cN-cS-wEW is discarded; CHANCE must answer; A is on turn",
}

test "004: the lake is last of the river" {
  pile = { river = "wEW wEW" },
  steps = {
    { expect = "offers only wEW" },
    { play = "A wEW^ 1,0 pass", expect = "offers only wEW" },
    { play = "B wEW^ 2,0 pass", expect = "offers only wW-lake" },
    { draws = "wW-lake", expect = "A must answer; offers only wW-lake^ 3,0" },
    { play = "A wW-lake^ 3,0 pass",
      expect = "B is on turn; offers B; offers D; offers not wEW" },
    { play = "B B^ 3,1 pass", expect = "B^ lies at 3,1; A is on turn" },
  },
}

test "000: the lake is laid by the next player, who may place a farmer" {
  with = with_farmers,
  pile = { river = "wEW" },
  steps = {
    { play = "A wEW^ 1,0 pass", expect = "B is on turn" },
    { play = "B wW-lake^ 2,0", expect = "B must answer; offers meeple field" },
  },
}

test "after the river the start tile is one of the 72" {
  pile = { river = "wEW" },
  play = "A wEW^ 1,0 pass; B wW-lake^ 2,0 pass; A D^ 0,-1",
  expect = "D^ lies at 0,-1",
}

test "the river ends the game only with the last ordinary tile" {
  pile = { river = "", ["river-lake"] = "wW-lake", tiles = "B" },
  steps = {
    { play = "A wW-lake^ 1,0 pass", expect = "game goes on" },
    { play = "B B^ 1,1 pass", expect = "game over" },
  },
}

test "the river scores nothing" {
  board = "wE-spring^ wEW^ wW-lake^",
  final = true,
  expect = "nobody scores",
}

-- ---- as printed -----------------------------------------------------------

local printed = { options = { rivers = { rule = "printed" } } }

test "printed: no bend the same way as the one before, however far back" {
  with  = printed,
  draws = "wSW wEW rNE-wSW",
  play  = "A wSW^ 1,0 pass; B wEW> 1,1 pass",
  expect = [[
    A must answer; asks place
    offers only rNE-wSWv 1,2
    offers not rNE-wSW> 1,2 because turn back
  ]],
}

test "printed: it may lead up to another tile" {
  with  = printed,
  board = [[ wE-spring^ .
             .          .
             .          E^ ]],
  draws = "wSW",
  expect = "offers wSW^ 1,0",
}

test "printed: a tile that fits no other way bends as it must" {
  with   = printed,
  board  = [[ wE-spring^ . B^
              .          . B^ ]],
  draws  = "wSW wSW",
  play   = "A wSW^ 1,0 pass",
  expect = "offers only wSW> 1,1",
}
