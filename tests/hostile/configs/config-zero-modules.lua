-- load
-- expect: config-zero-modules\.lua:[0-9]+: modules: a name must have no zero byte
return { modules = { "base\0x" } }
