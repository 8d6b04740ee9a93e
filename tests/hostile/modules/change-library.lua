-- load
-- expect: change-library\.lua:[0-9]+: .*the library cannot be changed
module { "change-library", needs = "base" }

string.find = function() return 1 end
