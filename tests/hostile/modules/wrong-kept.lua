-- load
-- expect: wrong-kept\.lua:5: score\.road\.final has no 'kept'
module { "wrong-kept", needs = "base" }

score.road.final({ kept = true }, function() end)
