-- play
-- expect: module 'score-terms', score.bonus, turn [0-9]+: .*score-terms\.lua:[0-9]+: .*too many score terms
module { "score-terms", needs = "base" }

score.road.bonus(function(road)
  local terms = {}
  for i = 1, 50 do terms["t" .. i] = 1 end
  return road.tiles >= 2 and terms or nil
end)
