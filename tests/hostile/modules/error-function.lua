-- load
-- expect: error-function\.lua:[0-9]+: .*an error that is no text
module { "error-function", needs = "base" }

error(print)
