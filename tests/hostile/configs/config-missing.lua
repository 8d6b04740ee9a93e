-- load
-- expect: there is no file 'no-such-file.lua'
return { rules = { "no-such-file.lua" } }
