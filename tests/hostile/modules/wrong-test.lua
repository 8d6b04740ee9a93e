-- load
-- expect: wrong-test\.lua:[0-9]+: .*needs
module { "wrong-test", needs = "base" }

score.city.rate(7)
