-- load
-- expect: folder\.lua
return { rules = { "folder.lua" } }
