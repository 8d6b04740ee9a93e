module { "first-blood", title = "The first score is doubled", needs = "base" }

local S = state { done = "boolean" }

on.scored(function(g, player, points)
  if S.done then return end
  S.done = true
  g:award { player = player, reason = "first-blood",
    items = { { "first-blood", 1, points } } }
end)

text { en = { ["first-blood"] = "first score" } }

test "the first one who scores gets it twice" {
  board = "Ev\n.",
  play = "A D^ 0,1 meeple city N",
  expect = "A has 8 points",
}
