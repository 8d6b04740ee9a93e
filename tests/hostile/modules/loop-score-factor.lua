-- play
-- expect: module 'loop-score-factor', score.factor, turn [0-9]+: .*loop-score-factor\.lua:[0-9]+: .*took longer than [0-9]+ ms
module { "loop-score-factor", needs = "base" }

score.road.factor(function(road)
  while road.tiles >= 2 do end
end)
