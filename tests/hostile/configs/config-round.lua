-- load
-- expect: options.base.edition is
local round = {}
round.edition = round
return { options = { base = round } }
