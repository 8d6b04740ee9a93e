-- load
-- expect: must be a name
-- expect: players\[2\]\.name must be a text, not function
return { players = { 7, { name = print } } }
