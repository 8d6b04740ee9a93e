-- load
-- expect: change-insert\.lua:[0-9]+: .*the library cannot be changed
module { "change-insert", needs = "base" }

table.insert(table, function() end)
