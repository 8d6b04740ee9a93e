-- load
-- expect: no-addresses-zero\.lua:[0-9]+: .*would show an address
module { "no-addresses-zero", needs = "base" }

print(("\0%p"):format({}))
