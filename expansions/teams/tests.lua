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
