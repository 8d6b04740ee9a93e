-- House rule: a completed road of five tiles or more scores 2 points more.
module { "NAME", title = "TITLE", version = "1", needs = "base" }

local length = option { "length", default = 5, min = 2,
  help = "tiles of a road that is long" }

score.road.bonus(function(road)
  if road.complete and road.tiles >= length then return { long = 2 } end
end)

text { en = { long = "long road" } }

test "with the option, two tiles are long" {
  with = { own = { length = 2 } },
  board = "W^ .",
  play = "A A> 1,0 meeple road",
  expect = "A scores road 4 (tile 2 x 1, long 2)",
}
