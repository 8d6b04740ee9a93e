-- play
-- expect: module 'score-float', score.bonus, turn [0-9]+: .*score-float\.lua:[0-9]+: .*whole number
module { "score-float", needs = "base" }

score.road.bonus(function(road)
  if road.tiles >= 2 then return { x = 0.5 } end
end)
