-- load
-- expect: no-dump\.lua:[0-9]+: .*attempt to call a nil value \(field 'dump'\)
module { "no-dump", needs = "base" }

print(string.dump(function() end))
