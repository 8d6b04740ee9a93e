-- load
-- expect: error-table\.lua:[0-9]+: .*an error that is no text
module { "error-table", needs = "base" }

error({})
