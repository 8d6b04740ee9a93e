-- load
-- expect: wrong-majority\.lua:8: there is no piece or class 'mepple', did you mean 'meeple'\?
-- expect: wrong-majority\.lua:9: there is no feature 'raod'
-- expect: wrong-majority\.lua:11: decider: 'wrong-majority' decides who has a city already, at .*wrong-majority\.lua:10
-- expect: wrong-majority\.lua:12: score\.road: long pays like 'tiles', which is no term
module { "wrong-majority", needs = "base" }

weight.mepple(function() end)
rank("raod", function() end)
decider("city", function() end)
decider(function() end)
score.road { long = "tiles" }
