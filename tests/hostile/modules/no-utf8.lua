-- load
-- expect: no-utf8\.lua:[0-9]+: .*unknown word 'utf8'
module { "no-utf8", needs = "base" }

print(utf8.char(65))
