-- play
-- expect: module 'loop-score-rate', score.rate, turn [0-9]+: .*loop-score-rate\.lua:[0-9]+: .*took longer than [0-9]+ ms
module { "loop-score-rate", needs = "base" }

score.road.rate(function(road)
  while road.tiles >= 2 do end
end)
