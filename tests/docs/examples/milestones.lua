module { "milestones", title = "Milestones", needs = "base" }

-- Whoever reaches 25, 50, 75 … gets 3 points more.
on.scored(function(g, player, points, _, _, before)
  local passed = (before + points) // 25 - before // 25
  if passed > 0 then g:pay(player, "milestone", passed, 3) end
end)

text { en = { milestone = "milestone" } }

test "from 24 to 30 there is one, from 0 to 6 none" {
  board = [[
    Ev
    .
    E^ ]],
  scores = { A = 24 },
  figures = "A meeple city S 0,0; B meeple city N 0,2",
  play = "A G> 0,1 pass",
  expect = "A scores milestone 3; A has 33 points; B has 6 points",
}

test "50 is passed when it is reached" {
  board = "Ev\n.",
  scores = { A = 46 },
  play = "A D^ 0,1 meeple city N",
  expect = "A scores milestone 3; A has 53 points",
}
