-- load
-- expect: wrong-when-names\.lua:9: there is no piece or class 'mepple'
-- expect: wrong-when-names\.lua:10: when: no feature has an attribute 'pennnt'
-- expect: wrong-when-names\.lua:11: when: together is about two pieces, and some are both 'meeple' and 'follower'
-- expect: wrong-when-names\.lua:13: there is no piece or class 'table'
module { "wrong-when-names", needs = "base" }

local run = function() end
phase { "one", after = "tile", when = { here = "mepple" }, run = run }
phase { "two", after = "tile", when = { part = "pennnt" }, run = run }
phase { "three", after = "tile", when = { together = { "meeple", "follower" } },
  run = run }
phase { "four", after = "tile", when = { enclosed = {} }, run = run }
