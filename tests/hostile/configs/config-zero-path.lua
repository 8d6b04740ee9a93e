-- load
-- expect: config-zero-path\.lua:[0-9]+: path: a name must have no zero byte
return { path = { "tests\0x" } }
