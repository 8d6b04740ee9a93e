-- The tester itself.

-- ---- what is accepted -----------------------------------------------------

test "a test without fields" {}

test "tiles with and without the set's name" {
  board = "base/D^ U^",
  play = "A base/U^ 2,0 pass; U^ 3,0 pass",
  expect = "base/U^ lies at 3,0; U^ lies at 2,0",
}

test "any port of a segment, or none where there is one" {
  with = { modules = { "farmers" } },
  board = "D^",
  steps = {
    { play = "A U^ 1,0 meeple field N",
      expect = "A meeple stands on field EL 1,0" },
    { play = "B L^ -1,0 meeple city" },
    { expect = "B meeple stands on city N -1,0" },
  },
}

test "a board may begin anywhere" {
  origin = "-1,-2",
  board = [[ Ev .
             D^ U^ ]],
  expect = "Ev lies at -1,-2; U^ lies at 0,-1; 0,-2 is empty",
}

test "set-up first, the board around it" {
  setup = true,
  board = "D^ U^",
  expect = "D^ lies at 0,0; 70 tiles left",
}

test "tiles on the board come out of the piles" {
  board = "X^",
  expect = "71 tiles left; offers not X",
}

test "the rest of the pile" {
  board = "D^",
  pile = "U V",
  expect = "offers only U, V; 2 tiles left",
}

test "draws go before the play" {
  board = "D^",
  draws = "U V",
  play = "A U^ 1,0 pass",
  expect = "B must answer; offers V^ 2,0",
}

test "draws beside steps serve all of them, after a step's own" {
  board = "D^",
  draws = "U W",
  steps = {
    { play = "A U^ 1,0 pass", expect = "offers W^ 2,0" },
    { draws = "V", expect = "B must answer" },
    { play = "B W^ 2,0 pass", expect = "offers V^ 3,0" },
  },
}

test "scores, supply and turn" {
  with = { players = 3 },
  scores = { A = 5, C = -2 },
  supply = "B meeple 1",
  turn = "C",
  expect = "A has 5 points; C has -2 points; B holds 1 meeple; C is on turn",
}

test "functions look at the game" {
  board = "D^ U^",
  figures = "A meeple road E 0,0",
  final = true,
  expect = {
    "A has 2 points",
    function(g, t)
      assert(t.segment "road E 0,0".feature.tiles == 2)
      assert(t.player "A".score == 2)
      assert(#t.events > 0 and not t.offers "pass")
      assert(g.final or true)
    end,
  },
}

test "pass may stand where nobody is asked" {
  board = "W^ U^",
  supply = "A meeple 0",
  play = "A W^ 2,0 pass; B B^ 0,-1 pass",
  expect = "A is on turn",
}

test "features can be looked at" {
  board = [[ Ev .
             E^ E> ]],
  figures = "A meeple city N 0,1",
  expect = [[
    city N 0,1 is complete; city N 0,1 is occupied; city N 0,1 has 2 tiles
    city E 1,1 is incomplete; city E 1,1 is free; city E 1,1 is worth 1
    nobody stands on city S 0,0; A meeple stands on city N 0,1
  ]],
}

test "tokens lie on tiles and in zones" {
  with = { modules = { "princess-and-dragon", "count" } },
  setup = true,
  board = "D^ U^",
  origin = "20,20",
  figures = "dragon 20,20; fairy 21,20; B meeple in castle",
  expect = [[
    dragon is at 20,20; fairy is at 21,20; count is in castle
    B meeple is in castle
  ]],
}

-- ---- what is said when a test is wrong ------------------------------------

test "an unknown field" { bord = "D^", fails = "did you mean 'board'?" }

test "a field of the wrong type" {
  play = 7, fails = "play must be a string, not a number",
}

test "an unknown tile" {
  board = "Y^", fails = "there is no tile 'Y'",
}

test "a tile without rotation" {
  board = "D", fails = "'D' is no tile with its rotation",
}

test "tiles that do not match" {
  board = "D^ B^", fails = "base/B^ at 1,0 does not match",
}

test "a figure on nothing" {
  board = "D^", figures = "A meeple city S 0,0",
  fails = "base/D has only city N, road E",
}

test "a piece that is not there" {
  board = "D^", figures = "A moople city N 0,0",
  fails = "'A moople city N 0,0': bad argument",
}

test "a token that lies elsewhere" {
  with = { modules = { "princess-and-dragon" } },
  board = "D^ U^", figures = "dragon 0,0",
  expect = "dragon is at 1,0", fails = "but: dragon 0,0",
}

test "a token that is at home" {
  with = { modules = { "princess-and-dragon" } },
  board = "D^ U^",
  expect = "fairy is at 1,0", fails = "every fairy is at home",
}

test "a figure in another zone" {
  with = { modules = { "count" } },
  setup = true,
  figures = "B meeple in castle",
  expect = "B meeple is in market", fails = "but: B meeple in castle",
}

test "a config that cannot be loaded" {
  with = { modules = { "nope" } }, fails = "there is no module 'nope'",
}

test "a player who is not there" {
  board = "D^", figures = "C meeple city N 0,0",
  fails = "there is no player 'C'",
}

test "a sentence nobody knows" {
  expect = "A scored city 8", fails = "does not know this sentence",
}

test "a draw that is not in the pile" {
  board = "X^", play = "A X^ 1,0", fails = "X cannot be drawn",
}

test "an answer that is not offered" {
  board = "D^", play = "A U^ 1,0 meeple city N",
  fails = "offered: meeple road E; pass",
}

test "the wrong player" {
  board = "D^", play = "B U^ 1,0", fails = "A is to answer in phase 'tile'",
}

test "an answer that may mean several" {
  board = "B^", play = "A A^ 0,1 meeple;", fails = "may mean several",
}

test "going on after the end" {
  board = "D^", pile = "U", play = "A U^ 1,0 pass; B U^ 2,0 pass",
  fails = "the game is over, but the play goes on",
}

test "a wrong score shows all scores" {
  board = "W^ U^", play = "A W^ 2,0 meeple road W",
  expect = "A scores road 4", fails = "but: A road 3 (tile 3 x 1)",
}

test "wrong terms" {
  board = "W^ U^", play = "A W^ 2,0 meeple road W",
  expect = "A scores road 3 (tile 1 x 3)", fails = "A road 3 (tile 3 x 1)",
}

test "a score that was not named" {
  board = "W^ U^", play = "A W^ 2,0 meeple road W",
  expect = "nobody else scores", fails = "A road 3 (tile 3 x 1)",
}

test "functions cannot change the game" {
  board = "D^",
  expect = function(g) g:place(g:type "base/U", g:cell(1, 0)) end,
  fails = "changes the game",
}

test "a function that does not hold names its line" {
  expect = function() error "no luck" end,
  fails = "tests/rules/tester.lua:224: no luck",
}

test "steps stand alone" {
  steps = { {} }, expect = "", fails = "steps stand instead of play",
}

test "a set-up that asks, ahead of a board" {
  with = { modules = { "objectives" } },
  board = "D^", setup = true,
  fails = "asks or draws in the set-up, which can only be played: begin with",
}

test "a set-up that asks, ahead of points" {
  with = { modules = { "objectives" } },
  scores = { A = 3 },
  fails = "asks or draws in the set-up, which can only be played: begin with",
}

test "a set-up that asks, ahead of a board without it" {
  with = { modules = { "objectives" } },
  board = "D^", scores = { A = 3 },
  expect = "A has 3 points",
}
