test "two goals are dealt to each, who keeps one" {
  steps = {
    { play = "goal three_cities goal four_roads",
      expect = [[ A must answer; asks objective
        offers only keep three_cities, keep four_roads ]] },
    { play = "A keep four_roads goal long_road goal long_road",
      expect = [[ B must answer; offers only keep long_road
        state objectives.kept of A is four_roads ]] },
  },
}

test "a goal that was reached pays at the end" {
  with = { own = { points = 12 } },
  state = { kept = { A = "two_monasteries", B = "four_roads" },
    monastery = { A = 2 }, road = { B = 3 } },
  board = "D^", final = true,
  expect = [[ A scores two_monasteries 12; A has 12 points; B has 0 points ]],
}

test "complete cities, roads and monasteries count for who scores them" {
  board = [[ Ev
             . ]],
  play = "A D^ 0,1 meeple city N",
  expect = [[ A scores city 4; state objectives.city of A is 1
    state objectives.city of B is 0
    state objectives.great_city of A is false ]],
}

test "what is not complete does not count" {
  board = [[ Ev
             . ]],
  figures = "A meeple city S 0,0",
  state = { kept = { A = "all_kinds" }, road = { A = 1 },
    monastery = { A = 1 } },
  final = true,
  expect = "A scores city 1; A has 1 points; nobody else scores",
}

test "a city of six tiles is a great one" {
  board = [[
    Ev
    G>
    G>
    G>
    G>
    .
  ]],
  play = "A E^ 0,5 meeple city N",
  expect = [[ A scores city 12; state objectives.great_city of A is true
    state objectives.long_road of A is false ]],
}

test "figures at home: five, wherever the others are" {
  board = "D^", supply = "A meeple 5; B meeple 4", final = true,
  state = { kept = { A = "figures_home", B = "figures_home" } },
  expect = "A scores figures_home 10; B has 0 points",
}
