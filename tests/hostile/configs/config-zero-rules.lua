-- load
-- expect: config-zero-rules\.lua:[0-9]+: rules: a name must have no zero byte
return { rules = { "x.lua\0.lua" } }
