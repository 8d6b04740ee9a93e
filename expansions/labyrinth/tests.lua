-- Tests of The Labyrinth.

local function with(...) return { modules = { ... } } end

-- ---- where one may stand --------------------------------------------------

test "an arm is free by itself" {
  board   = "A< labyrinth/rNESW^ .",
  figures = "B meeple road E 0,0",
  play    = "A U^ 2,0",
  expect  = "offers meeple road E",
}

test "the centre is free unless somebody stands there" {
  board   = "A< . A>",
  figures = "B meeple road E 0,0; B meeple road W 2,0",
  play    = "A labyrinth/rNESW^ 1,0",
  expect  = "offers meeple road N",
}

test "an arm with a figure is not" {
  board   = "A< labyrinth/rNESW^ U^ .",
  figures = "B meeple road E 2,0",
  play    = "A U^ 3,0",
  expect  = "offers not meeple road E",
}

test "who stands in the centre leaves the arms free" {
  board   = "labyrinth/rNESW^ .",
  figures = "B meeple road N 0,0",
  play    = "A U^ 1,0",
  expect  = "offers meeple road E",
}

test "the road between two labyrinths is an arm of both" {
  board   = "labyrinth/rNESW^ U^ labyrinth/rNESW^ .",
  figures = "B meeple road E 1,0; B meeple road N 0,0",
  play    = "A U^ 3,0",
  expect  = "offers meeple road E",
}

test "a road that is none is taken as a whole" {
  board   = "A< U^ .",
  figures = "B meeple road E 0,0",
  play    = "A U^ 2,0",
  expect  = "offers not meeple road E",
}

test "two arms that are joined elsewhere are one" {
  board   = [[ labyrinth/rNESW^ V^
               Vv               . ]],
  figures = "B meeple road S 1,0; B meeple road N 0,0",
  play    = "A V> 1,1",
  expect  = "offers not meeple road N",
}

test "basic: it is an ordinary road" {
  with    = { own = { variant = "basic" } },
  board   = "A< labyrinth/rNESW^ .",
  figures = "B meeple road E 0,0",
  play    = "A U^ 2,0",
  expect  = "offers not meeple road E",
}

-- ---- what it is worth -----------------------------------------------------

-- Complete with the last monastery to the east.
local ring = [[ .  A^               .
                A< labyrinth/rNESW^ .
                .  Av               . ]]

test "2 more for each figure, whoever's, for who holds it" {
  board   = ring,
  figures = "A meeple road E 0,1; A meeple road S 1,0; B meeple road N 1,2",
  play    = "A W^ 2,1 pass",
  expect  = "A scores road 11 (tile 5 x 1, crowd 3 x 2); nobody else scores",
}

test "who holds as much is paid as much" {
  board   = ring,
  figures = "A meeple road E 0,1; B meeple road S 1,0",
  play    = "A W^ 2,1 pass",
  expect  = "A scores road 9; B scores road 9",
}

test "big figures and builders count once" {
  with    = with("inns-and-cathedrals", "traders-and-builders"),
  board   = ring,
  figures = "A big road E 0,1; A builder road S 1,0",
  play    = "A W^ 2,1 pass",
  expect  = "A scores road 9 (tile 5 x 1, crowd 2 x 2)",
}

test "not while it is incomplete" {
  board   = ring,
  figures = "A meeple road E 0,1; A meeple road S 1,0",
  final   = true,
  expect  = "A scores road 4; nobody else scores",
}

test "nor on a road without one" {
  board   = "A< .",
  figures = "A meeple road E 0,0",
  play    = "A W^ 1,0 pass",
  expect  = "A scores road 2 (tile 2 x 1)",
}

test "an inn doubles the tiles only" {
  with    = with "inns-and-cathedrals",
  board   = [[ .  A^               .
               A< labyrinth/rNESW^ inns/rEW-inn^ .
               .  Av               . ]],
  figures = "A meeple road E 0,1",
  play    = "A W^ 3,1 pass",
  expect  = "A scores road 14 (tile 6 x 2, crowd 1 x 2)",
}

test "basic: figures bring nothing" {
  with    = { own = { variant = "basic" } },
  board   = ring,
  figures = "A meeple road E 0,1",
  play    = "A W^ 2,1 pass",
  expect  = "A scores road 5 (tile 5 x 1)",
}

-- ---- with other modules ---------------------------------------------------

test "the witch halves all of it, the mage adds for the tiles" {
  with    = with "mage-and-witch",
  board   = ring,
  figures = "A meeple road E 0,1; witch road S 1,0",
  play    = "A W^ 2,1 pass",
  expect  = "A scores road 4",
}

test "arms go on through a tunnel and over a bridge" {
  with    = with "tunnel",
  board   = "labyrinth/rNESW^ cN-rE-rW^ cN-rE-rW^ .",
  figures = "B meeple road W 1,0; A tunnel-a road W 1,0",
  steps   = {
    { play = "A Dv 1,-1 tunnel-a road E 2,0 pass" },
    { play = "B U^ 3,0", expect = "offers not meeple road E" },
  },
}

test "a wagon drives into a free arm, but not to a centre with others" {
  with    = with "abbey-and-mayor",
  board   = ".  labyrinth/rNESW^ U^\nEv U>\n.  .",
  figures = "A wagon city S 0,1; B meeple road E 2,0",
  play    = "A E^ 0,2",
  expect  = "A scores city 4; asks wagon; offers only wagon road N 1,1, pass",
}

test "and to the centre of an empty road" {
  with    = with "abbey-and-mayor",
  board   = ".  labyrinth/rNESW^ U^\nEv U>\n.  .",
  figures = "A wagon city S 0,1",
  play    = "A E^ 0,2",
  expect  = "asks wagon; offers only wagon road N 1,0, wagon road N 1,1, pass",
}
