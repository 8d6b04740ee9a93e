module { "half-price", title = "Long roads are worth half", needs = "base" }

-- Whatever other rules make of it, half of the sum is lost, rounded down.
score.road.final(function(road, _, _, _, points)
  if road.tiles >= 3 then return { toll = -(points // 2) } end
end)

text { en = { toll = "toll" } }

test "three tiles bring two points" {
  board = "W^ U^ .",
  play = "A W^ 2,0 meeple road W",
  expect = "A scores road 2 (tile 3 x 1, toll -1)",
}
