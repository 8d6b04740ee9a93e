-- load
-- expect: must be true, false
-- expect: there is no tile set
return { tiles = { base = "many", [7] = {}, nothing = true } }
