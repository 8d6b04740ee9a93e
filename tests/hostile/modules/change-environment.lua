-- load
-- expect: change-environment\.lua:[0-9]+: .*a module has no globals
module { "change-environment", needs = "base" }

_ENV.state = nil
