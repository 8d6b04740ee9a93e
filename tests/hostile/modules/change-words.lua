-- load
-- expect: change-words\.lua:[0-9]+: .*the vocabulary cannot be changed
module { "change-words", needs = "base" }

on.placed = function() end
