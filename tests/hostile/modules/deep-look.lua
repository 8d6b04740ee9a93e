-- load
-- expect: deep-look\.lua:[0-9]+: .*glyph cannot be a table
module { "deep-look", needs = "base" }

local round = {}
round.round = round
look { "base", glyph = round }
