-- load
-- expect: has no 'modulse'
-- expect: did you mean 'modules'
return { modulse = { "base" } }
