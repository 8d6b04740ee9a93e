-- play
-- expect: module 'ask-score', score.bonus, turn [0-9]+: .*ask-score\.lua:[0-9]+: .*cannot ask
module { "ask-score", needs = "base" }

score.road.bonus(function(road, _, g)
  if road.tiles >= 2 then g:ask(nil, "x", function(o) o:pass() end) end
end)
