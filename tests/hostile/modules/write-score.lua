-- play
-- expect: module 'write-score', score.bonus, turn [0-9]+: .*write-score\.lua:[0-9]+: .*changes the game
module { "write-score", needs = "base" }

score.road.bonus(function(road, _, g)
  if road.tiles >= 2 then g:note "cheat" end
end)
