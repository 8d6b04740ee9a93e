-- load
-- expect: wrong-slot\.lua:[0-9]+: .*slot takes a name
module { "wrong-slot", needs = "base" }

slot({}, print)
