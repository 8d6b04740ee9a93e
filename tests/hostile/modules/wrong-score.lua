-- load
-- expect: wrong-score\.lua:[0-9]+: .*must be points per count
module { "wrong-score", needs = "base" }

score.city { tile = 1 << 40 }
score.city { tile = "x" }
