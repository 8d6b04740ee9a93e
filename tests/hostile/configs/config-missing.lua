-- load
-- expect: no-such-file\.lua: No such file
return { rules = { "no-such-file.lua" } }
