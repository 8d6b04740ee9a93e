module { "long-roads", title = "A bonus for long roads", needs = "base" }

local length = option { "length", default = 5, min = 2, max = 20,
  help = "tiles of a completed road that are worth 2 points more" }

score.road.bonus(function(road)
  if road.complete and road.tiles >= length then return { long = 2 } end
end)

text { en = { long = "long road" } }

test "two tiles are enough when the option says so" {
  with = { own = { length = 2 } },
  board = "W^ .",
  play = "A A> 1,0 meeple road",
  expect = "A scores road 4 (tile 2 x 1, long 2)",
}
