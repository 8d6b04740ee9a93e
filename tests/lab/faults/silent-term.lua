-- A term that never scores: no feature is ever so long.
module { "silent-term", title = "Endless roads", needs = "base" }

score.road.bonus(function(road)
  if road.complete and road.tiles >= 60 then return { endless = 30 } end
end)

text { en = { endless = "endless road" } }
