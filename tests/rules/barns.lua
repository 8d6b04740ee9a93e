-- Barns of Abbey & Mayor together with others: AM-15 to AM-22 of
-- lua/doc/rules.md.

local function with(...)
  return { modules = { "abbey-and-mayor", "farmers", ... } }
end

-- A complete city of two tiles, and a meadow to the south of it to which one
-- tile is missing.
local farm = [[ .  Ev .
                E^ E^ .
                Ev .  . ]]
local siege = [[ .  cathars/cNv .
                 E^ E^          .
                 Ev .           . ]]

-- ---- when it comes ----------------------------------------------------------

test "a pig counts for the farmers of a new barn, and goes home with them" {
  with    = with "traders-and-builders",
  board   = farm,
  figures = "B meeple field E 0,1; B pig field E 0,1",
  play    = "A Ev 1,2 barn",
  expect  = "B scores field 4 (city 1 x 3, farmed 1 x 1); B holds 1 pig",
}

test "besieged, the city counts twice" {
  with    = with "cathars",
  board   = siege,
  figures = "B meeple field E 0,1",
  play    = "A Ev 1,2 barn",
  expect  = "B scores field 6",
}

test "the majority of its farmers is paid, the others go home for nothing" {
  with    = with(),
  board   = farm,
  figures = "B meeple field E 0,1; B meeple field E 1,1; A meeple field E 0,2",
  play    = "A Ev 1,2 barn",
  expect  = "B scores field 3; nobody else scores; A holds 7 meeple",
}

local fairies = with "princess-and-dragon"

test "the fairy pays when a new barn scores the field of her friend" {
  with    = fairies,
  turn    = "B",
  board   = farm .. "\n. . . B^",
  figures = "B meeple field E 0,1; A meeple field E 0,1; A meeple field E 0,2",
  steps   = {
    { play = "B B^ 3,2 fairy", expect = "nobody scores" },
    { play = "A Ev 1,2 barn",
      expect = "A scores field 3; B scores fairy 3; nobody else scores" },
  },
}

test "once to each who is with her, if she is with all on a tile" {
  with    = { modules = fairies.modules,
    options = { ["princess-and-dragon"] = { fairy = "on-tile" } } },
  board   = farm,
  figures = "fairy 0,1; B meeple field E 0,1; A meeple field E 0,1",
  play    = "A Ev 1,2 barn",
  expect  = "A scores field 3; B scores field 3; A scores fairy 3; "
    .. "B scores fairy 3; A scores fairy 1; nobody else scores",
}

-- A barn stands where four tiles of this meadow meet.
local barn = [[ .  Ev .
                E^ E^ .
                Ev Ev . ]]

test "a second barn comes only if the option says so" {
  with    = with(),
  board   = [[ .  Ev .
               B^ E^ B^
               B^ B^ .  ]],
  figures = "B barn corner 1,2",
  play    = "A E> 2,2",
  expect  = "offers not barn; offers meeple city",
}

test "with the option it does" {
  with    = { modules = { "abbey-and-mayor", "farmers" },
    options = { ["abbey-and-mayor"] = { barn = "occupied" } } },
  board   = [[ .  Ev .
               B^ E^ B^
               B^ B^ .  ]],
  figures = "B barn corner 1,2",
  pile    = "E",
  play    = "A E> 2,2 barn",
  expect  = "game over; A scores field 4; B scores field 4",
}

-- ---- when farmers are joined to it ------------------------------------------

test "the fairy's friend is paid beside what he is joined for" {
  with    = fairies,
  turn    = "B",
  board   = barn .. "\n. . B^",
  figures = "A barn corner 1,2; B meeple field N 2,3",
  steps   = {
    { play = "B B^ 3,3 fairy" },
    { play = "A B^ 2,2 pass",
      expect = "B scores field 1; B scores fairy 3; nobody else scores" },
  },
}

test "who is joined to a barn gets 1 a city, and 1 for an own pig" {
  with    = with "traders-and-builders",
  board   = barn .. "\n. . B^",
  figures = "B barn corner 1,2; A meeple field N 2,3; A pig field N 2,3",
  play    = "B B^ 2,2 pass",
  turn    = "B",
  expect  = "A scores field 2; A holds 7 meeple; A holds 1 pig; "
    .. "B holds 0 barn; nobody else scores",
}

test "2 for a besieged one" {
  with    = with "cathars",
  board   = [[ .  cathars/cNv .
               E^ E^          .
               Ev Ev          . ]],
  figures = "B barn corner 1,2; A meeple field E 1,2",
  play    = "B E^ 2,1 pass",
  turn    = "B",
  expect  = "A scores field 2; A holds 7 meeple",
}

test "and 2 for a castle" {
  with    = with "bridges-castles-bazaars",
  board   = [[ .  Ev .  .
               B^ .  .  .
               B^ B^ .  B^ ]],
  figures = "B meeple city S 1,0; A meeple field N 3,2",
  steps   = {
    { play = "A E^ 1,1 barn; B castle", expect = "nobody scores" },
    { play = "B H^ 2,2 pass",
      expect = "A scores field 2; A holds 7 meeple; nobody else scores" },
  },
}

-- ---- at the end -------------------------------------------------------------

test "two barns of one player are one, those of two are paid each" {
  with    = { modules = { "abbey-and-mayor", "farmers" },
    pieces = { barn = 2 } },
  board   = barn,
  figures = "A barn corner 1,2; A barn corner 1,2; B barn corner 1,2",
  final   = true,
  expect  = "A scores field 4 (city 1 x 4); B scores field 4; "
    .. "nobody else scores; A has 4 points",
}

test "neither pigs nor herds raise what a barn gets" {
  with    = with("traders-and-builders", "river-2"),
  board   = [[ .             Ev
               wNW-pig-herd^ E^
               B^            B^ ]],
  figures = "A barn corner 1,2; A pig field E 1,1",
  final   = true,
  expect  = "A scores field 4 (city 1 x 4)",
}

test "a besieged city is worth 8 to a barn" {
  with    = with "cathars",
  board   = [[ .  cathars/cNv .
               E^ E^          .
               Ev Ev          . ]],
  figures = "A barn corner 1,2",
  final   = true,
  expect  = "A scores field 8",
}

test "Carcassonne is worth 4" {
  with    = with "count",
  setup   = true,
  origin  = "2,-1",
  board   = [[ E^ E^
               Ev Ev ]],
  figures = "A barn corner 3,0",
  final   = true,
  expect  = "A scores field 4",
}

test "a castle is worth 5" {
  with    = with "bridges-castles-bazaars",
  board   = [[ .  Ev
               E^ .
               Ev Ev ]],
  pile    = "E E",
  figures = "B meeple city S 1,0",
  play    = "A E^ 1,1 barn; B castle; B E^ 2,1 pass",
  expect  = "game over; A scores field 5",
}

-- ---- and whom it does not concern -------------------------------------------

test "no dragon eats it, no tower captures it, no fairy comes to it" {
  with    = with("princess-and-dragon", "tower"),
  board   = [[ f-volcano^ E^
               Ev         tower/f^ ]],
  figures = "A barn corner 1,1",
  steps   = {
    { play = "A E^ 2,0", expect = "offers not fairy; offers tower-piece 1,1" },
    { play = "A tower-piece 1,1; B cN-dragonv 2,1 pass dragon 1,0",
      expect = "A holds 0 barn" },
  },
}
