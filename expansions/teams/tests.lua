test "partners end with the sum of their points" {
  with = { players = 4 },
  scores = { A = 10, B = 20, C = 5, D = 7 },
  board = "D^",
  final = true,
  expect = [[
    A scores partner 5; C scores partner 10
    A has 15 points; C has 15 points; B has 27 points; D has 27 points
  ]],
}

test "two players are a team each: everybody shares" {
  scores = { A = 3, B = 4 },
  board = "D^",
  final = true,
  expect = "A has 7 points; B has 7 points",
}

test "partners share what king and goods are worth, too" {
  with = { modules = { "king-and-robber", "traders-and-builders" } },
  board = "E> cEW-wine^ .",
  pile = "E",
  play = "A E< 2,0 pass",
  expect = [[
    A scores king 1; A scores trade-goods 10; B scores partner 11
    A has 11 points; B has 11 points
  ]],
}

test "at an odd number of seats there are no teams" {
  with = { players = 3 },
  scores = { A = 3, B = 4, C = 5 },
  board = "D^",
  final = true,
  expect = "nobody scores; A has 3 points",
}
