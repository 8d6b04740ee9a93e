-- load
-- expect: attempt to call a nil value
pcall(print)
return {}
