-- load
-- expect: seed must be a whole number
return { seed = 0.5 }
