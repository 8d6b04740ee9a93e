-- load
-- expect: must be a name
-- expect: name must be a string
return { players = { 7, { name = print } } }
