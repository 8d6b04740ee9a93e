-- load
-- expect: too many phases
module { "many-phases", needs = "base" }

for i = 1, 100 do phase { "phase" .. i, run = function() end } end
