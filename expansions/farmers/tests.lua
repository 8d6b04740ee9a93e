-- Farmers by example. A number before a colon is the rule text that says so
-- (sources 000 to 004 of lua/doc/rules.md): 003 and 001 for the first edition,
-- 000 for the second, 004 for the third.

local first = { options = { base = { edition = 1 } } }
local second = { options = { base = { edition = 2 } } }

-- One board, scored at the end of the game by the counting of each edition.
local function editions(name, given)
  for edition, expect in ipairs { given.first, given.second, given.third } do
    test(("%s (edition %d)"):format(name, edition)) {
      with = { options = { base = { edition = edition } }, players = 3 },
      board = given.board, figures = given.figures, final = true,
      expect = { expect, "nobody else scores; game over" },
    }
  end
end

-- ---- placing farmers ------------------------------------------------------

test "000: roads and cities part fields from each other" {
  board = "D^",
  play = "A L^ 1,0",
  expect = [[
    offers meeple city N; offers meeple road E; offers meeple road S
    offers meeple field WR; offers meeple field ER; offers meeple field SR
    offers meeple road W; offers pass; offers 8 answers
  ]],
}

test "a farmer may be named by any part of the field" {
  board = "D^",
  play = "A U^ 1,0 meeple field EL",
  expect = "A meeple stands on field N 1,0; A meeple stands on field WR 1,0",
}

test "000: only a farmer, when the city is held" {
  board = "Ev",
  figures = "B meeple city S 0,0",
  play = "A E^ 0,1",
  expect = "offers only meeple field S, pass",
}

test "000: a knight or a robber, but no farmer in a field that is held" {
  board = "B^",
  figures = "B meeple field N 0,0",
  play = "A D^ 0,-1",
  expect = [[
    offers meeple city N; offers meeple road E; offers meeple field EL
    offers not meeple field S
  ]],
}

test "001: nor one beside the player's own farmer" {
  board = "B^",
  figures = "A meeple field N 0,0",
  play = "A E> 1,0",
  expect = "offers only meeple city E, pass",
}

test "000: the tile that joins fields with farmers takes no other" {
  with = { players = 3 },
  board = [[ B^ .  B^
             .  B^ .  ]],
  figures = "A meeple field E 0,0; B meeple field W 2,0; C meeple field 1,1",
  play = "A E^ 1,0",
  expect = "offers only meeple city N, pass",
}

test "three farmers, each in a field of his own, until a tile joins two" {
  board = "U> . U>",
  figures = [[ A meeple field EL 0,0; B meeple field WL 2,0
               A meeple field W 0,0 ]],
  play = "A B^ 1,0",
  expect = [[
    offers only meeple monastery, pass
    A meeple stands on field E 0,0
  ]],
}

test "000: farmers never come home, nor score during the game" {
  board = "Ev",
  figures = "A meeple field N 0,0",
  play = "B E^ 0,1 meeple city N",
  turn = "B",
  expect = [[
    B scores city 4; nobody else scores
    A meeple stands on field N 0,0; A holds 6 meeple
  ]],
}

test "farmers score after the incomplete features" {
  board = "Ev",
  pile = "E",
  figures = "A meeple field N 0,0",
  play = "A E^ 0,1 meeple field S",
  expect = "A scores field 3 (city 1 x 3); game over",
  with = second,
}

-- ---- one field ------------------------------------------------------------

editions("000: the complete city counts, the incomplete one does not", {
  board = [[ Ev .
             E^ E> ]],
  figures = "B meeple field S 0,1",
  first = "B scores field 4 (city 1 x 4)",
  second = "B scores field 3 (city 1 x 3)",
  third = "B scores field 3 (city 1 x 3)",
})

local two_cities = [[ Ev Ev
                      E^ E^ ]]

editions("000: a field beside two complete cities scores 6", {
  board = two_cities,
  figures = "B meeple field S 0,1",
  first = "B scores field 4; B scores field 4; B has 8 points",
  second = "B scores field 6 (city 2 x 3)",
  third = "B scores field 6 (city 2 x 3)",
})

editions("003: the city may be small or large", {
  board = [[ E> G^ F^ F^ E< ]],
  figures = "A meeple field N 0,0",
  first = "A scores field 4",
  second = "A scores field 3",
  third = "A scores field 3",
})

editions("003: the farmer may be as far away as he likes", {
  board = [[ Ev .  .  .
             E^ B^ B^ B^ ]],
  figures = "A meeple field E 3,1",
  first = "A scores field 4",
  second = "A scores field 3",
  third = "A scores field 3",
})

editions("004: a city in the middle of the field counts once", {
  board = [[ B^ Ev B^
             B^ E^ B^ ]],
  figures = "A meeple field N 0,0",
  first = "A scores field 4 (city 1 x 4)",
  second = "A scores field 3 (city 1 x 3)",
  third = "A scores field 3 (city 1 x 3)",
})

editions("003: no city is complete, no farmer scores", {
  board = "Ev E^",
  figures = "A meeple field N 0,0",
  first = "A scores nothing",
  second = "A scores nothing",
  third = "A scores nothing",
})

editions("000: a field that does not touch the city has nothing of it", {
  board = [[ Ev .
             D^ U^
             U^ U^ ]],
  figures = "A meeple field EL 0,1; B meeple field SL 0,1",
  first = "A scores field 4; B scores nothing",
  second = "A scores field 3; B scores nothing",
  third = "A scores field 3; B scores nothing",
})

editions("000: most farmers own the field", {
  board = two_cities,
  figures = [[ A meeple field S 0,1; A meeple field S 1,1
               B meeple field E 1,1 ]],
  first = "A scores 8; B scores nothing",
  second = "A scores 6; B scores nothing",
  third = "A scores 6; B scores nothing",
})

editions("000: a tie in one field, both score all of it", {
  board = two_cities,
  figures = [[ A meeple field S 0,1; C meeple field S 1,1 ]],
  first = "A scores 8; C scores 8",
  second = "A scores field 6 (city 2 x 3); C scores field 6 (city 2 x 3)",
  third = "A scores field 6 (city 2 x 3); C scores field 6 (city 2 x 3)",
})

-- ---- several fields around a city -----------------------------------------

-- City A in the west, city B in the east; the field in the south touches
-- both, those in the north one each.
local large_and_small = [[ Ev .  Ev
                           E^ B^ E^ ]]

editions("000: the same player on both sides of a city", {
  board = [[ Ev
             E^ ]],
  figures = "B meeple field N 0,0; B meeple field S 0,1",
  first = "B scores field 4; B has 4 points",
  second = "B scores 3; B has 3 points",
  third = "B scores field 3; B scores field 3; B has 6 points",
})

editions("000: red owns the large field, blue the small one", {
  board = large_and_small,
  figures = [[ A meeple field S 0,1; A meeple field S 2,1
               C meeple field S 1,1; B meeple field N 0,0 ]],
  first = "A scores 8; B scores nothing; C scores nothing",
  second = "A scores field 6 (city 2 x 3); B scores field 3; C scores nothing",
  third = "A scores field 6 (city 2 x 3); B scores field 3; C scores nothing",
})

editions("000: red and yellow share the large field", {
  board = large_and_small,
  figures = [[ A meeple field S 0,1; A meeple field S 2,1
               C meeple field S 1,1; C meeple field S 1,1
               B meeple field N 0,0 ]],
  first = "A scores 8; B scores nothing; C scores 8",
  second = "A scores field 6; C scores field 6; B scores field 3",
  third = "A scores field 6; C scores field 6; B scores field 3",
})

editions("001: one farmer each in two fields of a city: a tie", {
  board = large_and_small,
  figures = "A meeple field N 0,0; B meeple field S 1,1",
  first = "A scores field 4; B scores field 4; B scores field 4",
  second = "A scores field 3; B scores field 6",
  third = "A scores field 3; B scores field 6",
})

editions("001: farmers of both sides of a city count together", {
  board = large_and_small,
  figures = [[ A meeple field N 0,0; A meeple field S 1,1
               B meeple field S 0,1 ]],
  first = "A scores 8; B scores 4",
  second = "A scores 6; B scores field 6 (city 2 x 3)",
  third = "A scores 9; B scores field 6 (city 2 x 3)",
})

editions("003: farmers in the small fields against one in the large", {
  board = large_and_small,
  figures = [[ A meeple field N 0,0; A meeple field N 2,0
               B meeple field S 1,1 ]],
  first = "A scores 8; B scores 8",
  second = "A scores field 3; A scores field 3; B scores field 6",
  third = "A scores field 3; A scores field 3; B scores field 6",
})

editions("000: every city once for a player, however many fields", {
  board = large_and_small,
  figures = [[ A meeple field N 0,0; A meeple field N 2,0
               A meeple field S 1,1 ]],
  first = "A scores 8",
  second = "A scores 6",
  third = "A scores 12",
})

-- One complete city of three tiles between four fields.
local four_fields = "E> F^ E<"

editions("001: two farmers of two fields beat one", {
  board = four_fields,
  figures = [[ A meeple field W 0,0; A meeple field N 1,0
               B meeple field S 1,0 ]],
  first = "A scores field 4 (city 1 x 4); B scores nothing",
  second = "A scores 3; B scores 3",
  third = "A scores 6; B scores 3",
})

editions("001: three single farmers beat two in one field", {
  board = four_fields,
  figures = [[ A meeple field W 0,0; A meeple field N 0,0
               B meeple field N 1,0; B meeple field S 1,0
               B meeple field E 2,0 ]],
  first = "B scores field 4; A scores nothing",
  second = "A scores 3; B scores 3",
  third = "A scores 3; B scores 9",
})

editions("003: three players with one farmer each share the city", {
  board = four_fields,
  figures = [[ A meeple field W 0,0; B meeple field N 1,0
               C meeple field S 1,0 ]],
  first = "A scores field 4; B scores field 4; C scores field 4",
  second = "A scores field 3; B scores field 3; C scores field 3",
  third = "A scores field 3; B scores field 3; C scores field 3",
})

editions("001: he who loses every field may still win the city", {
  board = four_fields,
  figures = [[ A meeple field N 0,0; A meeple field W 0,0
               B meeple field S 0,0
               C meeple field N 1,0; C meeple field N 1,0
               B meeple field N 1,0
               B meeple field S 1,0 ]],
  first = "B scores field 4; A scores nothing; C scores nothing",
  second = "A scores 3; B scores 3; C scores 3",
  third = "A scores 3; B scores 3; C scores 3",
})

editions("000: the minority of a field scores nothing of its cities", {
  board = large_and_small,
  figures = [[ A meeple field S 0,1; A meeple field S 1,1
               B meeple field S 2,1; B meeple field N 2,0 ]],
  first = "A scores field 4; A scores field 4; B scores field 4",
  second = "A scores field 6; B scores field 3",
  third = "A scores field 6; B scores field 3",
})

editions("003: one field, one complete and one incomplete city", {
  board = [[ Ev .  .
             E^ B^ Ev ]],
  figures = "A meeple field S 1,1; B meeple field N 0,0",
  first = "A scores field 4; B scores field 4",
  second = "A scores field 3; B scores field 3",
  third = "A scores field 3; B scores field 3",
})

editions("two cities on one tile, both complete, one field", {
  board = [[ .  Ev
             E> I^ ]],
  figures = "A meeple field S 1,1",
  first = "A scores field 4; A scores field 4; A has 8 points",
  second = "A scores field 6 (city 2 x 3)",
  third = "A scores field 6 (city 2 x 3)",
})

editions("a city reached by several tiles of a field counts once", {
  board = [[ Nv N<
             N> N^
             B^ B^ ]],
  figures = "A meeple field E 1,1; A meeple field N 1,0",
  first = "A scores field 4; A has 4 points",
  second = "A scores 3",
  third = "A scores 6",
})

-- ---- options --------------------------------------------------------------

test "the counting can be set apart from the edition" {
  with = { own = { scoring = "city" } },
  board = two_cities,
  figures = "A meeple field S 0,1",
  final = true,
  expect = "A scores field 4 (city 1 x 4); A scores field 4; A has 8 points",
}

test "the last tile: incomplete features, then farmers" {
  with = first,
  board = [[ Ev .
             E^ U> ]],
  pile = "U",
  figures = "A meeple field S 0,1; B meeple road N 1,1",
  play = "A U> 1,2 pass",
  expect = [[
    B scores road 2; A scores field 4; nobody else scores; game over
  ]],
}
