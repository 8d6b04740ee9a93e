-- load
-- expect: config-option-half\.lua:[0-9]+: options\.points-limit\.[a-z]+ is .*, must be a number from
return { modules = { "points-limit" }, options = { ["points-limit"] = {
  limit = 20.5 } } }
