-- load
-- expect: no-rawget\.lua:[0-9]+: .*unknown word 'rawget'
module { "no-rawget", needs = "base" }

print(rawget(_ENV, "string"))
