-- load
-- expect: error-nil\.lua:[0-9]+: .*an error that is no text
module { "error-nil", needs = "base" }

error()
