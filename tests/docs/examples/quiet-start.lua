module { "quiet-start", title = "No figures in the first turn",
  needs = "base" }

allow.stand(function(g)
  if g.turn == 1 then return false, "too early" end
end)

text { en = { ["too early"] = "not in the first turn" } }

test "nobody may stand anywhere" {
  play = "A U^ 1,0",
  expect = "B is on turn",
}
