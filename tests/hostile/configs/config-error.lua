-- load
-- expect: an error that is no text
error({})
