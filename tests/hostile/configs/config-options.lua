-- load
-- expect: options: module 'farmers' is not enabled
-- expect: options.base must be a table
return { modules = { "base" }, options = { base = 7, farmers = {} } }
