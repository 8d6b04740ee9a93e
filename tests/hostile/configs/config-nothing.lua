-- load
-- expect: returns a table
local nothing
