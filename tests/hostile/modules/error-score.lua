-- play
-- expect: module 'error-score', score.bonus, turn [0-9]+: .*error-score\.lua:[0-9]+: .*an error that is no text
module { "error-score", needs = "base" }

score.road.bonus(function(road)
  if road.tiles >= 2 then error({}) end
end)
