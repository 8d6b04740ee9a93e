-- load
-- expect: wrong-waits\.lua:7: wrap\.draw has no 'wen', did you mean 'when'\?
-- expect: wrong-waits\.lua:8: wrap\.draw takes .* ahead of its function, not 'early'
-- expect: wrong-waits\.lua:9: no state\{\} above declares 'shut'
module { "wrong-waits", needs = "base" }

wrap.draw({ wen = "completed" }, function(g, inner) return inner(g) end)
wrap.draw("early", function(g, inner) return inner(g) end)
wrap.tile({ when = { state = "shut" } }, function(g, inner) return inner(g) end)
