-- load
-- expect: options.base.edition is 9, must be one of 1, 2, 3
-- expect: must be one of
return { options = { base = { edition = 9 } } }
