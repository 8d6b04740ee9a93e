-- load 3000
-- expect: bomb-unpack\.lua:[0-9]+: .*too many results to unpack
module { "bomb-unpack", needs = "base" }

print(table.unpack({}, 1, 1 << 40))
