-- load
-- expect: deep-export\.lua:[0-9]+: .*tables nest too deeply
module { "deep-export", needs = "base" }

local round = {}
round.round = round
export(round)
