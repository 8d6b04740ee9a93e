-- play
-- expect: module 'score-factor', score.factor, turn [0-9]+: .*score-factor\.lua:[0-9]+: .*must return a whole number
module { "score-factor", needs = "base" }

score.road.factor(function(road)
  if road.tiles >= 2 then return 1 << 33 end
end)
