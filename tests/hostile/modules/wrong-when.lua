-- load
-- expect: wrong-when\.lua:8: when is "completed", or a table .* not '5'
-- expect: wrong-when\.lua:9: when has no 'hole'
-- expect: wrong-when\.lua:10: when has no '1'
module { "wrong-when", needs = "base" }

local run, hole = function() end, { hole = true }
phase { "one", after = "tile", when = { hole, 5 }, run = run }
phase { "two", after = "tile", when = { hole, hole = true }, run = run }
phase { "three", after = "tile", when = { { hole } }, run = run }
