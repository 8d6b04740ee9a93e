-- load
-- expect: wait for each other
module { "circle-phases", needs = "base" }

phase { "a", after = "b", run = function() end }
phase { "b", after = "a", run = function() end }
