-- play
-- expect: module 'score-text', score.bonus, turn [0-9]+: .*score-text\.lua:[0-9]+: .*must return a table
module { "score-text", needs = "base" }

score.road.bonus(function(road)
  if road.tiles >= 2 then return "lots" end
end)
