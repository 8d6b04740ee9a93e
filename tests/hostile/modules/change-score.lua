-- load
-- expect: change-score\.lua:[0-9]+: .*the vocabulary cannot be changed
module { "change-score", needs = "base" }

score.city.rate = function() end
