module { "high-ground", title = "High ground", needs = "base" }

-- Beside a pennant a knight counts twice.
weight.meeple(function(figure)
  local segment = figure.segment
  if segment.kind == "city" and segment:has "pennant" then return 1 end
end)

-- Among equals it tells who stands on more tiles with a city.
rank("road", function(figures)
  local count = 0
  for _, figure in ipairs(figures) do
    if figure.tile:has "city" then count = count + 1 end
  end
  return count
end)

test "a pennant outweighs a knight" {
  board = "E> G^ . F^ E<",
  figures = "A meeple city E 0,0; B meeple city W 3,0",
  play = "A F^ 2,0 pass",
  expect = "B scores city 14; nobody else scores",
}

test "equal robbers: the one below the city walls" {
  board = "W^ D^ . U^ W^",
  figures = "A meeple road W 4,0; B meeple road E 1,0",
  play = "A U^ 2,0 pass",
  expect = "B scores road 5; nobody else scores",
}

test "nobody below the walls: they share" {
  board = "W^ U^ . U^ W^",
  figures = "A meeple road W 4,0; B meeple road E 1,0",
  play = "A U^ 2,0 pass",
  expect = "A scores road 5; B scores road 5",
}
