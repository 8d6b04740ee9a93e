-- load
-- expect: must be module
local nothing = 1
