-- load
-- expect: wrong-hooks\.lua:[0-9]+: .*no event on.exploded
-- expect: needs a function, got none
-- expect: there is no score.city.sum
-- expect: there is no allow.cheat
module { "wrong-hooks", needs = "base" }

on.exploded(function() end)
on.placed({})
score.city.sum(print)
allow.cheat(print)
