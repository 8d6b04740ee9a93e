-- The base game by example. A number before a colon is the rule text that
-- says so: sources 000 to 004 of lua/doc/rules.md.

local first = { own = { edition = 1 } }
local second = { own = { edition = 2 } }
local flat = { own = { incomplete_road = "flat" } }

-- ---- laying tiles ---------------------------------------------------------

test "the start tile lies at 0,0 and the first player draws" {
  expect = [[
    D^ lies at 0,0; 71 tiles left
    A is on turn; CHANCE must answer; phase tile
  ]],
}

test "000: roads and fields must go on" {
  board = "D^",
  draws = "U",
  expect = [[
    A must answer; asks place
    offers U^ 1,0; offers Uv 1,0; offers U^ -1,0; offers U^ 0,1
    offers not U> 1,0
    offers not U^ 0,-1
    offers 3 answers
  ]],
}

test "000: a city must go on" {
  board = "D^",
  draws = "E",
  expect = "offers Ev 0,-1; offers not E^ 0,-1; offers not E^ 1,0",
}

test "000: a city on one side, fields on the other" {
  board = [[ E> .
             B^ B^ ]],
  draws = "I",
  expect = [[
    offers I^ 1,0; offers not Iv 1,0; offers not I< 1,0; offers not I> 1,0
  ]],
}

test "000: a tile touches another with a side, not only a corner" {
  board = "D^",
  draws = "B",
  expect = "offers B^ 0,1; offers not B^ 1,1; offers not B^ 1,0",
}

test "000: a tile that fits nowhere leaves the game, another is drawn" {
  board = "B^",
  play = "A draw C B^ 1,0 pass",
  expect = "C is discarded; B^ lies at 1,0; B is on turn",
}

test "000: the player draws again, nobody else" {
  board = "B^",
  draws = "C B",
  expect = "C is discarded; A must answer; asks place",
}

test "players take turns clockwise" {
  with = { players = 3 },
  board = "D^",
  steps = {
    { play = "A U^ 1,0 pass", expect = "B is on turn" },
    { play = "B U^ 2,0 pass", expect = "C is on turn" },
    { play = "C U^ 3,0 pass", expect = "A is on turn" },
  },
}

-- ---- figures --------------------------------------------------------------

test "000: one figure, on the tile just laid, or none" {
  board = "D^",
  play = "A J> 1,0",
  expect = [[
    A must answer; phase figure
    offers only meeple city E, meeple road S, pass
  ]],
}

test "000: a figure may be placed on a monastery" {
  board = "B^",
  play = "A A^ 0,1",
  expect = "offers only meeple monastery, meeple road S, pass",
}

test "000: not on a road that somebody holds" {
  board = "D^",
  figures = "B meeple road E 0,0",
  play = "A D^ 1,0",
  expect = "offers only meeple city N, pass",
}

test "001: not on a road that the player holds already" {
  board = "D^",
  figures = "A meeple road E 0,0",
  play = "A D^ 1,0",
  expect = "offers only meeple city N, pass",
}

test "000: however far away the other figure stands" {
  board = "D^ U^ U^ U^ U^",
  figures = "B meeple road E 0,0",
  play = "A D^ 5,0",
  expect = "offers not meeple road; offers meeple city",
}

test "000: not in a city that somebody holds" {
  board = "E>",
  figures = "B meeple city E 0,0",
  play = "A P^ 1,0",
  expect = "offers only meeple road E, pass",
}

test "a crossing parts roads: one beside a held road is free" {
  board = "D^",
  figures = "B meeple road E 0,0",
  play = "A W^ 1,0",
  expect = "offers only meeple road E, meeple road S, pass",
}

test "two cities on one tile are two cities" {
  board = "E>",
  figures = "B meeple city E 0,0",
  play = "A I^ 1,0",
  expect = "offers only meeple city N, pass",
}

test "000: a player without figures only lays tiles" {
  board = "D^",
  supply = "A meeple 0",
  play = "A U^ 1,0",
  expect = "B is on turn; CHANCE must answer; A holds 0 meeple",
}

test "000: a figure that comes home is used from the next turn on" {
  board = "W^ U^ U^",
  figures = "A meeple road E 0,0",
  supply = "A meeple 0",
  steps = {
    { play = "A W^ 3,0",
      expect = "A scores road 4; A holds 1 meeple; B is on turn" },
    { play = "B U^ 4,0 pass; A U^ 5,0",
      expect = "A must answer; offers only pass, meeple road E" },
  },
}

-- ---- roads ----------------------------------------------------------------

test "000: a road of four tiles scores 4" {
  board = "W^ U^ U^",
  figures = "A meeple road E 0,0",
  play = "A W^ 3,0 pass",
  expect = [[
    A scores road 4 (tile 4 x 1); nobody else scores
    A has 4 points; A holds 7 meeple; nobody stands on road E 0,0
  ]],
}

test "000: a road of three tiles scores 3" {
  board = "A< U^",
  figures = "A meeple road E 0,0",
  play = "B L^ 2,0 pass",
  turn = "B",
  expect = "A scores road 3 (tile 3 x 1); nobody else scores; A is on turn",
}

test "000: a road ends at a city" {
  board = "T< U^",
  figures = "A meeple road E 0,0",
  play = "A W^ 2,0 pass",
  expect = "A scores road 3 (tile 3 x 1)",
}

test "000: 3 points for the road this very tile completes" {
  board = "W^ U^",
  play = "A W^ 2,0 meeple road W",
  expect = "A scores road 3 (tile 3 x 1); A holds 7 meeple",
}

test "004: a road of three tiles is worth 3 points" {
  board = "X^ V^",
  figures = "A meeple road E 0,0",
  play = "A W> 1,1 pass",
  expect = "A scores road 3 (tile 3 x 1)",
}

test "004: a closed loop is complete" {
  board = [[ V< V^
             Vv .  ]],
  play = "A V> 1,1 meeple road N",
  expect = "A scores road 4 (tile 4 x 1); A holds 7 meeple",
}

test "a loop back to its own crossing counts the tile once" {
  board = [[ W^ V^
             .  V> ]],
  figures = "A meeple road E 0,0",
  play = "A Vv 0,1 pass",
  expect = "road E 0,0 has 4 tiles; A scores road 4 (tile 4 x 1)",
}

test "one tile completes two roads" {
  board = "W^ U^ . U^ W^",
  figures = "A meeple road E 0,0; B meeple road W 4,0",
  play = "A W^ 2,0 pass",
  expect = "A scores road 3; B scores road 3; nobody else scores",
}

test "a road nobody holds scores nothing" {
  board = "W^ U^",
  play = "A W^ 2,0 pass",
  expect = "nobody scores; road E 0,0 is complete",
}

test "000: most robbers take the whole road" {
  board = "W^ U^ . U^ W^",
  figures = "A meeple road E 0,0; A meeple road E 1,0; B meeple road W 4,0",
  play = "B U^ 2,0",
  turn = "B",
  expect = [[
    A scores road 5 (tile 5 x 1); nobody else scores
    A holds 7 meeple; B holds 7 meeple
  ]],
}

test "004: one robber each, both score the road" {
  board = "W^ U^ . U^ W^",
  figures = "A meeple road E 0,0; B meeple road W 4,0",
  play = "A U^ 2,0",
  expect = [[
    A scores road 5 (tile 5 x 1); B scores road 5 (tile 5 x 1)
    A holds 7 meeple; B holds 7 meeple
  ]],
}

-- ---- cities ---------------------------------------------------------------

test "000: a city of four tiles scores 8" {
  board = [[ Nv N<
             N> .  ]],
  figures = "A meeple city E 0,0",
  play = "A P^ 1,1 pass",
  expect = "A scores city 8 (tile 4 x 2); A holds 7 meeple",
}

test "000: a pennant scores 2 more" {
  board = [[ Nv N<
             N> .  ]],
  figures = "A meeple city E 0,0",
  play = "A M^ 1,1 pass",
  expect = "A scores city 10 (tile 4 x 2, pennant 1 x 2)",
}

test "a city with a gap in its wall is not complete" {
  board = [[ Nv N<
             R> .  ]],
  figures = "A meeple city E 0,0",
  play = "A M^ 1,1 pass",
  expect = "nobody scores; city E 0,0 is incomplete; city E 0,0 has 4 tiles",
}

test "two cities back to back are complete one by one" {
  board = "Ev",
  figures = "B meeple city S 0,0",
  play = "A H^ 0,1 meeple city S",
  expect = [[
    B scores city 4; nobody else scores
    A meeple stands on city S 0,1; city S 0,1 is incomplete
  ]],
}

test "000: two parts joined, one knight each: both score all 10 points" {
  board = "E> G^ . E<",
  figures = "A meeple city E 0,0; B meeple city W 3,0",
  play = "A F^ 2,0",
  expect = [[
    A scores city 10 (tile 4 x 2, pennant 1 x 2)
    B scores city 10 (tile 4 x 2, pennant 1 x 2)
    nobody else scores; A holds 7 meeple; B holds 7 meeple
  ]],
}

test "000: most knights take the whole city" {
  board = "E> G^ . E<",
  figures = "A meeple city E 0,0; A meeple city W 1,0; B meeple city W 3,0",
  play = "B F^ 2,0",
  turn = "B",
  expect = "A scores city 10; B scores nothing; B holds 7 meeple",
}

test "a tie of two leaves out the third" {
  with = { players = 3 },
  board = "E> G^ . G^ E<",
  figures = [[
    A meeple city E 0,0; A meeple city E 1,0
    B meeple city W 4,0; B meeple city W 3,0
    C meeple city W 1,0
  ]],
  play = "A F^ 2,0",
  expect = [[
    A scores city 12 (tile 5 x 2, pennant 1 x 2); B scores city 12
    C scores nothing; C holds 7 meeple
  ]],
}

-- ---- the two-tile city ----------------------------------------------------

test "001: a two-tile city scores 4 in the third edition" {
  board = "Ev",
  play = "A D^ 0,1 meeple city N",
  expect = "A scores city 4 (tile 2 x 2); A holds 7 meeple",
}

test "000: a two-tile city scores 2 in the second edition" {
  with = second,
  board = "Ev",
  play = "A D^ 0,1 meeple city N",
  expect = "A scores city 2 (tile 2 x 1); A holds 7 meeple",
}

test "001: a two-tile city scores 2 in the first edition" {
  with = first,
  board = "Ev",
  play = "A D^ 0,1 meeple city N",
  expect = "A scores city 2 (tile 2 x 1)",
}

test "000: three tiles are no two-tile city" {
  with = second,
  board = "E> G^",
  figures = "A meeple city E 0,0",
  play = "A E< 2,0 pass",
  expect = "A scores city 6 (tile 3 x 2)",
}

test "000: two tiles of an incomplete city score as any other" {
  with = second,
  board = "E> F^",
  figures = "A meeple city E 0,0",
  final = true,
  expect = "A scores city 3 (tile 2 x 1, pennant 1 x 1)",
}

test "the two-tile city can be set without an edition" {
  with = { own = { tiny_city = true } },
  board = "Ev",
  play = "A D^ 0,1 meeple city N",
  expect = "A scores city 2",
}

-- ---- monasteries ----------------------------------------------------------

local surrounded = [[ E^ E^ E^
                      E< B^ E>
                      Ev Ev .  ]]

test "000: a monastery with eight tiles around scores 9" {
  board = surrounded,
  figures = "A meeple monastery 1,1",
  play = "B B^ 2,2 pass",
  turn = "B",
  expect = "A scores monastery 9 (around 9 x 1); A holds 7 meeple",
}

test "a monastery completed by its own tile scores at once" {
  board = [[ E^ E^ E^
             E< .  E>
             Ev Ev Ev ]],
  play = "A B^ 1,1 meeple monastery",
  expect = "A scores monastery 9 (around 9 x 1); A holds 7 meeple",
}

test "one tile completes two monasteries" {
  board = [[ E^ E^ E^ E^
             E< B^ B^ E>
             Ev Ev .  Ev ]],
  figures = "A meeple monastery 1,1; B meeple monastery 2,1",
  play = "A B^ 2,2 pass",
  expect = "A scores monastery 9; B scores monastery 9; nobody else scores",
}

test "seven tiles around are not enough" {
  board = [[ E^ E^ E^
             E< B^ E>
             Ev .  .  ]],
  figures = "A meeple monastery 1,1",
  play = "A B^ 1,2 pass",
  expect = "nobody scores; monastery 1,1 is worth 8",
}

-- ---- the end --------------------------------------------------------------

test "000: the game ends with the turn of the last tile" {
  board = "D^",
  pile = "U",
  play = "A U^ 1,0 meeple road E",
  expect = "game over; 0 tiles left; A scores road 2 (tile 2 x 1)",
}

test "004: the game ends when no tile left can be laid" {
  board = "B^",
  pile = "C C",
  play = "A draw C; draw C",
  expect = "game over; C is discarded",
}

test "a figure placed with the last tile scores, then finally" {
  board = [[ W^ U^ .
             .  .  . ]],
  pile = "W",
  figures = "B meeple road W 0,0",
  play = "A W^ 2,0 meeple road W",
  expect = [[
    game over
    A scores road 3 (tile 3 x 1); B scores road 1 (tile 1 x 1)
    nobody else scores
  ]],
}

test "000: an incomplete road of three tiles scores 3" {
  board = "U^ U^ W^",
  figures = "A meeple road E 0,0",
  final = true,
  expect = "A scores road 3 (tile 3 x 1); nobody else scores; game over",
}

test "004, word for word: an incomplete road scores 1" {
  with = flat,
  board = "U^ U^ W^",
  figures = "A meeple road E 0,0",
  final = true,
  expect = "A scores road 1 (one 1 x 1); nobody else scores",
}

test "with the flat reading a complete road still scores by the tile" {
  with = flat,
  board = "W^ U^",
  play = "A W^ 2,0 meeple road W",
  expect = "A scores road 3 (tile 3 x 1)",
}

test "000: an incomplete monastery with four tiles around scores 5" {
  board = [[ E^ E^
             E< B^
             Ev .  ]],
  figures = "A meeple monastery 1,1",
  final = true,
  expect = "A scores monastery 5 (around 5 x 1)",
}

test "000: incomplete cities: blue 2, green 7, black too few knights" {
  with = { players = 3 },
  board = [[ Ev .  .  .  .  .
             G> .  .  .  .  .
             .  E> F^ F^ G^ R^ ]],
  figures = [[
    A meeple city S 0,0
    B meeple city E 1,2; B meeple city E 2,2; C meeple city E 5,2
  ]],
  final = true,
  expect = [[
    A scores city 2 (tile 2 x 1)
    B scores city 7 (tile 5 x 1, pennant 2 x 1)
    C scores nothing; nobody else scores
  ]],
}

test "000: equally many knights in an incomplete city both score" {
  board = "E> F^ F^",
  figures = "A meeple city E 0,0; B meeple city E 2,0",
  final = true,
  expect = [[
    A scores city 5 (tile 3 x 1, pennant 2 x 1)
    B scores city 5 (tile 3 x 1, pennant 2 x 1)
  ]],
}

test "final points come on top of those of the game" {
  board = "U^ U^",
  scores = { A = 10, B = 3 },
  figures = "A meeple road E 0,0",
  final = true,
  expect = "A has 12 points; B has 3 points",
}
