-- One term brings nearly all points.
module { "one-source", title = "Gold roads", needs = "base" }

score.road.bonus(function(road)
  if road.complete then return { gold = 40 * road.tiles } end
end)

text { en = { gold = "gold" } }
