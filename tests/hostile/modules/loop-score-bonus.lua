-- play
-- expect: module 'loop-score-bonus', score.bonus, turn [0-9]+: .*loop-score-bonus\.lua:[0-9]+: .*took longer than [0-9]+ ms
module { "loop-score-bonus", needs = "base" }

score.road.bonus(function(road)
  while road.tiles >= 2 do end
end)
