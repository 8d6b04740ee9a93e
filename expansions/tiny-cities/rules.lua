-- House rule: a finished city of two tiles scores half (1st and 2nd edition).

module { "tiny-cities", title = "Tiny cities score 2", version = "1",
  needs = "base" }

score.city.rate(function(city)
  if city.complete and city.tiles == 2 then
    return { tile = -1, pennant = -1 }
  end
end)
