-- play 3000
-- expect: module 'bomb-score', score.bonus, turn [0-9]+: .*bomb-score\.lua:[0-9]+: .*needs more than the [0-9]+ KB of memory
module { "bomb-score", needs = "base" }

score.road.bonus(function(road)
  local list = {}
  while road.tiles >= 2 do list[#list + 1] = {} end
end)
