-- load
-- expect: config-syntax\.lua:[0-9]+:
return {
