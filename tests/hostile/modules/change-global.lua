-- load
-- expect: change-global\.lua:[0-9]+: .*a module has no globals
module { "change-global", needs = "base" }

pairs = nil
