-- load
-- expect: twice-phase\.lua:[0-9]+: .*is declared by
module { "twice-phase", needs = "base" }

phase { "tile", run = function() end }
