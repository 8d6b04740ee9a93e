-- load
-- expect: no-io\.lua:[0-9]+: .*unknown word 'io'
module { "no-io", needs = "base" }

print(io.open("/etc/passwd"))
