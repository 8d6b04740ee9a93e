-- The River II by example. A number before a colon is the rule text that
-- says so: sources 000 and 001 of lua/doc/rules.md.

local with_farmers = { modules = { "farmers" } }
local both = { modules = { "river" } }
local no_river = { ["river-fork"] = "", river = "", ["river-lake"] = "" }
local only_lake = { ["river-fork"] = "", river = "" }
local with_dragon = { modules = { "princess-and-dragon" } }

-- ---- order ----------------------------------------------------------------

test "001: the spring lies, the fork is drawn first" {
  expect = [[
    wE-spring^ lies at 0,0; A is on turn; CHANCE must answer
    pile river-fork holds 1; pile river holds 9; pile river-lake holds 1
    pile tiles holds 72; offers only wNEW
  ]],
}

test "the fork may lie three ways, always at the spring" {
  draws  = "wNEW",
  expect = "offers only wNEW^ 1,0, wNEWv 1,0, wNEW< 1,0",
}

test "after the fork come the others, the lake not yet" {
  play   = "A wNEW^ 1,0 pass",
  expect = "B is on turn; offers m-wEW; offers cE-wW; "
    .. "offers not wW-volcano-lake; offers not wNEW; offers not D",
}

test "the lake is last of the river" {
  pile  = { ["river-fork"] = "", river = "wSW" },
  steps = {
    { expect = "offers only wSW" },
    { play = "A wSW^ 1,0 pass", expect = "offers only wW-volcano-lake" },
    { play = "B wW-volcano-lake> 1,1 pass",
      expect = "A is on turn; offers D; offers not wSW" },
  },
}

-- ---- two branches ---------------------------------------------------------

test "behind the fork a tile goes on with either branch" {
  board  = "wE-spring^ wNEW^",
  draws  = "m-wEW",
  expect = "offers only m-wEW^ 2,0, m-wEWv 2,0, m-wEW> 1,-1, m-wEW< 1,-1",
}

local peer = { options = { rivers = { rule = "peer" } } }

test "one branch ends in a city, where a figure may stand" {
  with   = peer,
  board  = "wE-spring^ wNEW^",
  play   = "A cE-wW^ 2,0 meeple city",
  expect = "A meeple stands on city E 2,0; river W 2,0 is incomplete",
}

test "the last lake fits the branch that is left" {
  pile   = only_lake,
  board = "wE-spring^ wNEW^ cE-wW^",
  draws = "wW-volcano-lake",
  expect = "offers only wW-volcano-lake< 1,-1",
}

test "with both branches at an end the whole river is complete" {
  pile   = only_lake,
  board = "wE-spring^ wNEW^ cE-wW^",
  play  = "A wW-volcano-lake< 1,-1 pass",
  expect = "river N 1,0 is complete; river N 1,0 has 4 tiles; nobody scores",
}

test "an arm is not ended while the other could not bend any more" {
  board  = "wE-spring^ wNEW^",
  draws  = "cE-wW",
  expect = "offers not cE-wW^ 2,0 because turn back; offers cE-wW< 1,-1",
}

test "arms that have come together all the same are joined" {
  board  = [[ .          wSW<  .
              wE-spring^ wNEW^ cNW-wES-pv ]],
  origin = "0,-1",
  draws  = "rNE-wSW",
  expect = "offers only rNE-wSW^ 2,-1",
}

test "a branch may not turn towards the other" {
  board  = [[ .          m-wEW>
              wE-spring^ wNEW^ ]],
  origin = "0,-1",
  draws  = "wSW",
  expect = "offers not wSW> 2,0 because turn back; offers wSW^ 2,0",
}

-- ---- together with the first river ----------------------------------------

test "001: with the first river there are one spring and one lake" {
  with   = both,
  expect = [[
    pile river-spring holds 0; pile river-fork holds 1; pile river-lake holds 1
    pile river holds 19; pile tiles holds 72; offers only wNEW
  ]],
}

test "that lake is the one with the volcano" {
  with  = both,
  pile  = { ["river-fork"] = "", river = "river2/m-wEW" },
  play  = "A m-wEW^ 1,0 pass",
  setup = true,
  expect = "pile river-lake holds 1; offers only wW-volcano-lake",
}

-- ---- what is on the tiles -------------------------------------------------

test "001: without the dragon the volcano is a picture" {
  with   = with_farmers,
  pile   = only_lake,
  board  = "wE-spring^ m-wEW^",
  play   = "A wW-volcano-lake^ 2,0",
  expect = "offers meeple field",
}

test "001: with the dragon the lake is a volcano" {
  with   = with_dragon,
  pile   = only_lake,
  board  = "wE-spring^ m-wEW^",
  play   = "A wW-volcano-lake^ 2,0 pass",
  expect = function(g) assert(g:figure "dragon".tile == g:cell(2, 0).tile) end,
}

test "nobody may stand on it then" {
  with   = { modules = { "farmers", "princess-and-dragon" } },
  pile   = only_lake,
  board  = "wE-spring^ m-wEW^",
  play   = "A wW-volcano-lake^ 2,0",
  expect = "B is on turn",
}

test "the lake brings the dragon tiles into the pile" {
  with  = with_dragon,
  pile  = { ["river-fork"] = "", river = "m-wEW" },
  steps = {
    { play = "A m-wEW^ 1,0 pass",
      expect = "pile dragon holds 12; pile tiles holds 90" },
    { play = "B wW-volcano-lake^ 2,0 pass",
      expect = "pile dragon holds 0; pile tiles holds 102" },
  },
}

test "an inn doubles its road with Inns & Cathedrals" {
  with    = { modules = { "inns-and-cathedrals" } },
  pile   = no_river,
  origin  = "0,-1",
  board   = [[ .  wE-spring> .
               A< rEW-wNS-inn^ . ]],
  figures = "A meeple road E 0,0",
  play    = "A A> 2,0 pass",
  expect  = "A scores road 6",
}

test "alone the inn is a picture" {
  pile   = no_river,
  origin  = "0,-1",
  board   = [[ .  wE-spring> .
               A< rEW-wNS-inn^ . ]],
  figures = "A meeple road E 0,0",
  play    = "A A> 2,0 pass",
  expect  = "A scores road 3",
}

test "a pig herd adds 1 a city with Traders & Builders" {
  with    = { modules = { "farmers", "traders-and-builders" } },
  board   = "wNW-pig-herd^ E> E<",
  figures = "A meeple field S 0,0",
  final   = true,
  expect  = "A scores field 4 (city 1 x 3, farmed 1 x 1)",
}

test "alone the herd is a picture" {
  with    = with_farmers,
  board   = "wNW-pig-herd^ E> E<",
  figures = "A meeple field S 0,0",
  final   = true,
  expect  = "A scores field 3 (city 1 x 3)",
}

test "a pennant counts in the city by the river" {
  pile   = { ["river-fork"] = "" },
  board  = [[ .  Ev .
              E> .  cE-wW^ ]],
  play   = "A cNW-wES-p^ 1,1 meeple city",
  expect = "A scores city 8 (tile 3 x 2, pennant 1 x 2)",
}

test "the city on the bridge joins both sides, the river flows below" {
  pile   = no_river,
  origin = "0,-1",
  board  = [[ .  wE-spring> .
              E> cEW-wNS^   . ]],
  play   = "A E< 2,0 meeple city",
  expect = "A scores city 6; river N 1,0 is incomplete",
}

test "without a volcano lake the plain one stays" {
  with   = { tiles = { ["river-2"] = false, "river" } },
  expect = "pile river holds 10; pile river-lake holds 1",
}
