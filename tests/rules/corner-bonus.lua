-- A house rule in one file: a complete road with a bend scores 1 more.

module { "corner-bonus", title = "Bends are worth a point", api = 1,
  needs = "base" }

local across = { NS = true, EW = true }

score.road.bonus(function(road)
  if not road.complete then return end
  for segment in road:segments() do
    local sides = segment:sides()
    if #sides == 2 and not across[sides] then return { bend = 1 } end
  end
end)

test "a bend adds a point, once" {
  board = [[ W^ V^
             .  V> ]],
  figures = "A meeple road E 0,0",
  play = "A Vv 0,1",
  expect = "A scores road 5 (tile 4 x 1, bend 1)",
}

test "a straight road scores as ever" {
  board = "W^ U^",
  play = "A W^ 2,0 meeple road W",
  expect = "A scores road 3 (tile 3 x 1)",
}
