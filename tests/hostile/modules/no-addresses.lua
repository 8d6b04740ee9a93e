-- load
-- expect: no-addresses\.lua:[0-9]+: .*would show an address
module { "no-addresses", needs = "base" }

print(("%p"):format({}))
