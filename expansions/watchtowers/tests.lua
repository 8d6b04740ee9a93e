-- Tests of The Watchtowers.

local function with(...) return { modules = { ... } } end

-- ---- what is seen ---------------------------------------------------------

test "roads: each tile that shows one" {
  board   = "A< .\nV^ .",
  play    = "A cN-rE-rW-1road^ 1,0 meeple road W",
  expect  = "A scores watchtower 3 (road 3 x 1); A scores road 2",
}

test "cities: each tile that shows one" {
  board   = "E> .\nEv .",
  play    = "A cW-rE-1city^ 1,0 meeple city W",
  expect  = "A scores watchtower 3 (city 3 x 1); A scores city 4",
}

test "a castle is no city" {
  with    = with "bridges-castles-bazaars",
  board   = "Ev E> .\n.  .  .",
  steps   = {
    { play = "A E^ 0,1 meeple city N castle city N" },
    { play = "B cW-rE-1city^ 2,0 meeple city W pass",
      expect = "B scores watchtower 2 (city 2 x 1)" },
  },
}

test "pennants, all on a tile" {
  with    = with "abbey-and-mayor",
  board   = "Ev . .\nabbey/cNESW-pp^ F^ .\nE^ . .",
  origin  = "0,-1",
  figures = "A meeple city W 1,0",
  play    = "A cE-cW-rS-2pennant^ 2,0 pass",
  expect  = "nobody scores",
}

test "pennants of its own city and of others" {
  board   = "E> F^ .",
  play    = "A cE-cW-rS-2pennant^ 2,0 meeple city W",
  expect  = "A scores watchtower 2 (pennant 1 x 2); A scores city 8",
}

test "monasteries, whoever stands there" {
  board   = "A< . A>",
  figures = "B meeple monastery 0,0",
  play    = "A rE-rW-3monastery^ 1,0 meeple road W",
  expect  = "A scores watchtower 6 (monastery 2 x 3); A scores road 2; "
    .. "nobody else scores",
}

test "followers of all players, whatever they stand on" {
  board   = "Ev B^\n.  .",
  figures = "B meeple monastery 1,0; B meeple field NL 1,0",
  play    = "A cN-rS-2meeple^ 0,1 meeple city N",
  expect  = "A scores watchtower 6 (meeple 3 x 2); A scores city 4",
}

test "a lord of a castle, too, but no builder" {
  with    = { modules = { "bridges-castles-bazaars", "traders-and-builders" } },
  board   = "Ev B^\n.  B^",
  figures = "A builder monastery 1,0; B castle edge N 1,1; "
    .. "B meeple edge N 1,1",
  play    = "A cN-rS-2meeple^ 0,1 meeple city N pass",
  expect  = "A scores watchtower 4 (meeple 2 x 2)",
}

-- ---- who scores -----------------------------------------------------------

test "each figure on the tile" {
  with    = with "phantom",
  board   = "A< . A>",
  play    = "A rE-rW-3monastery^ 1,0 meeple road W phantom road E",
  expect  = "A has 16 points; A scores watchtower 12",
}

test "nobody elsewhere on the road" {
  board   = "A< .",
  figures = "A meeple road E 0,0",
  play    = "A rE-rW-3monastery^ 1,0 pass",
  expect  = "A scores road 2; nobody else scores",
}

test "no majority is needed, nor must the tile be new" {
  with    = with "inns-and-cathedrals",
  board   = ". rE-rW-3monastery^",
  figures = "A meeple road W 1,0; B big road W 1,0",
  play    = "A A< 0,0 pass",
  expect  = "A scores watchtower 3 (monastery 1 x 3); "
    .. "B scores watchtower 3 (monastery 1 x 3); B scores road 2",
}

test "a builder, too" {
  with    = with "traders-and-builders",
  board   = ". rE-rW-3monastery^",
  figures = "B meeple road W 1,0; B builder road W 1,0",
  play    = "A A< 0,0 pass",
  expect  = "B scores watchtower 6; B scores road 2",
}

test "no farmer" {
  with    = with "farmers",
  board   = "A< .",
  figures = "A meeple road E 0,0",
  play    = "A rE-rW-3monastery^ 1,0 meeple field NL",
  expect  = "A scores road 2; nobody else scores",
}

test "nor a token" {
  with    = with "tunnel",
  board   = "A< rE-rW-3monastery^ .",
  play    = "A A> 2,0 pass",
  expect  = "nobody scores",
}

test "nothing at the end" {
  board   = ". rE-rW-3monastery^",
  figures = "A meeple road W 1,0",
  final   = true,
  expect  = "A scores road 1; nobody else scores",
}

test "nothing for what is not seen" {
  with    = with "phantom",
  board   = "A< .",
  figures = "A phantom road E 0,0",
  play    = "A cN-rE-rW-1road^ 1,0 meeple city N",
  expect  = "A scores road 2; nobody else scores",
}

-- ---- with other modules ---------------------------------------------------

test "the points are a feature's for the Count" {
  with    = with("count", "abbey-and-mayor"),
  setup   = true,
  board   = "cW-rE-1city^",
  origin  = "3,1",
  figures = "B meeple city E 1,1; A mayor city W 3,1",
  play    = "A G^ 2,1 pass",
  expect  = "A scores watchtower 2; B scores city 6; B is on turn",
}

test "who jumps in from a quarter is beside the tower" {
  with    = with "count",
  setup   = true,
  board   = "rE-rW-3monastery^",
  origin  = "5,1",
  state   = { ["count.inside"] = 1 },
  figures = "A meeple in blacksmith; B meeple road E 5,1",
  play    = "A A> 6,1 pass meeple road E 5,1",
  expect  = "A scores watchtower 3; B scores watchtower 3",
}
