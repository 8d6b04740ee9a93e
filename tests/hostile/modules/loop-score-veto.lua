-- play
-- expect: module 'loop-score-veto', score.veto, turn [0-9]+: .*loop-score-veto\.lua:[0-9]+: .*took longer than [0-9]+ ms
module { "loop-score-veto", needs = "base" }

score.road.veto(function(road)
  while road.tiles >= 2 do end
end)
