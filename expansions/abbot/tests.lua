-- The Abbot by example (source 004).

test "004: every player has an abbot besides the seven others" {
  expect = "A holds 1 abbot; B holds 1 abbot; A holds 7 meeple",
}

-- ---- where the abbot may stand --------------------------------------------

test "004: only the abbot stands on a garden" {
  board = "B^",
  play = "A E-garden> 1,0",
  expect = "offers only meeple city E, abbot garden, pass",
}

test "004: a monastery takes the abbot or an ordinary figure" {
  board = "B^",
  play = "A B^ 1,0",
  expect = "offers only meeple monastery, abbot monastery, pass",
}

test "004: the abbot stands nowhere else" {
  with = { modules = { "farmers" } },
  board = "D^",
  play = "A J> 1,0",
  expect = [[
    offers meeple city E; offers meeple road S; offers meeple field N
    offers not abbot
  ]],
}

test "there is one abbot" {
  board = "B^",
  figures = "A abbot monastery 0,0",
  play = "A E-garden> 1,0",
  expect = "offers not abbot garden; A holds 0 abbot; offers recall",
}

test "only the tiles that show a garden have one" {
  board = "B^",
  play = "A E> 1,0",
  expect = "offers only meeple city E, pass",
}

-- ---- scores ---------------------------------------------------------------

test "004: a garden with eight tiles around scores 9" {
  board = [[ E^ Ev         E^
             E< E-garden^  E>
             Ev Ev         .  ]],
  figures = "A abbot garden 1,1",
  play = "B B^ 2,2 pass",
  turn = "B",
  expect = [[
    A scores garden 9 (around 9 x 1); nobody else scores; A holds 1 abbot
  ]],
}

test "004: an abbot on a completed monastery scores 9" {
  board = [[ E^ E^ E^
             E< B^ E>
             Ev Ev .  ]],
  figures = "A abbot monastery 1,1",
  play = "B B^ 2,2 pass",
  turn = "B",
  expect = "A scores monastery 9 (around 9 x 1); A holds 1 abbot",
}

test "a garden nobody holds scores nothing" {
  board = [[ E^ Ev         E^
             E< E-garden^  E>
             Ev Ev         .  ]],
  play = "A B^ 2,2 pass",
  expect = "nobody scores; garden 1,1 is complete",
}

test "004: an incomplete garden scores 1 and 1 a neighbour at the end" {
  board = [[ B^ B^
             B^ E-gardenv ]],
  figures = "A abbot garden 1,1",
  final = true,
  expect = "A scores garden 4 (around 4 x 1)",
}

-- ---- taking the abbot back ------------------------------------------------

test "004: taken back, he scores as at the end of the game" {
  board = [[ B^ B^
             B^ .  ]],
  figures = "A abbot monastery 0,0",
  play = "A B^ 1,1 recall abbot",
  expect = [[
    A scores monastery 4 (around 4 x 1); nobody else scores
    A holds 1 abbot; nobody stands on monastery 0,0
  ]],
}

test "004: from a garden as well, the tile just laid included" {
  board = "B^ E-garden>",
  figures = "A abbot garden 1,0",
  play = "A B^ 1,1 recall abbot",
  expect = "A scores garden 3 (around 3 x 1); A holds 1 abbot",
}

test "004: no figure is placed in the turn he is taken back" {
  board = "B^",
  figures = "A abbot monastery 0,0",
  play = "A B^ 1,0 recall abbot",
  expect = "B is on turn; CHANCE must answer; nobody stands on monastery 1,0",
}

test "004: he stays where he is when a figure is placed" {
  board = "B^",
  figures = "A abbot monastery 0,0",
  play = "A B^ 1,0 meeple monastery",
  expect = [[
    B is on turn; nobody scores
    A abbot stands on monastery 0,0; A meeple stands on monastery 1,0
  ]],
}

test "he can be placed again the next turn" {
  board = "B^",
  figures = "A abbot monastery 0,0",
  steps = {
    { play = "A B^ 1,0 recall abbot", expect = "A has 2 points" },
    { play = "B B^ 2,0 pass; A E-garden> 3,0 abbot garden",
      expect = "A abbot stands on garden 3,0" },
  },
}

test "he is not taken back from what is complete: that scores anyway" {
  board = [[ E^ E^ E^
             E< B^ E>
             Ev Ev .  ]],
  figures = "A abbot monastery 1,1",
  play = "A B^ 2,2",
  expect = "A must answer; offers not recall; offers meeple monastery",
}

test "nobody takes back the abbot of another" {
  board = "B^",
  figures = "A abbot monastery 0,0",
  play = "B B^ 1,0",
  turn = "B",
  expect = "offers only meeple monastery, abbot monastery, pass",
}

test "a player without other figures may still take him back" {
  board = "B^",
  figures = "A abbot monastery 0,0",
  supply = "A meeple 0",
  play = "A B^ 1,0",
  expect = "offers only recall abbot A monastery 0,0, pass",
}

test "with nothing to place and nobody to take back the turn ends" {
  board = "B^",
  supply = "A meeple 0; A abbot 0",
  play = "A B^ 1,0",
  expect = "B is on turn",
}

test "ordinary figures are not taken back" {
  board = "B^",
  figures = "A meeple monastery 0,0",
  play = "A B^ 1,0",
  expect = "offers not recall",
}
