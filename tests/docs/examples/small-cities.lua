module { "small-cities", title = "Tiny cities score 2", needs = "base" }

score.city.rate(function(city)
  if city.complete and city.tiles == 2 then
    return { tile = -1, pennant = -1 }
  end
end)

test "a finished two-tile city" {
  board = "Ev\n.",
  play = "A D^ 0,1 meeple city N",
  expect = "A scores city 2; A has 2 points",
}
