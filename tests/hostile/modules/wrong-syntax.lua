-- load
-- expect: wrong-syntax\.lua:[0-9]+: 
module { "wrong-syntax" }
local = 7
