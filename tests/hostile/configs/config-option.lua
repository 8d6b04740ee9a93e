-- load
-- expect: options.base.edition is '9'
-- expect: must be one of
return { options = { base = { edition = 9 } } }
