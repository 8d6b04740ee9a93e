-- play
-- expect: module 'base', [a-z.]+, turn [0-9]+: .*base/rules\.lua:[0-9]+: .*a score of more than
module { "score-overflow", needs = "base" }

score.road.bonus(function(road)
  if road.tiles >= 2 then return { a = 2147483647, b = 2147483647 } end
end)
