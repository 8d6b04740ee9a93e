-- play
-- expect: module 'loop-score-count', score.count, turn [0-9]+: .*loop-score-count\.lua:[0-9]+: .*took longer than [0-9]+ ms
module { "loop-score-count", needs = "base" }

score.road.count(function(road)
  while road.tiles >= 2 do end
end)
