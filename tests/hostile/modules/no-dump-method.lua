-- load
-- expect: no-dump-method\.lua:[0-9]+: .*attempt to call a nil value \(field 'dump'\)
module { "no-dump-method", needs = "base" }

print((("").dump)(function() end))
