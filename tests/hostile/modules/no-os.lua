-- load
-- expect: no-os\.lua:[0-9]+: .*unknown word 'os'
module { "no-os", needs = "base" }

print(os.time())
