-- play
-- expect: module 'base', [a-z.]+, turn [0-9]+: .*base/rules\.lua:[0-9]+: .*a score of more than
module { "score-count", needs = "base" }

score.road.count(function(road)
  if road.tiles >= 2 then return { tile = 2147483647 } end
end)
