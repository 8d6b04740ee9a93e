-- load
-- expect: no-dofile\.lua:[0-9]+: .*unknown word 'dofile'
module { "no-dofile", needs = "base" }

dofile("/etc/passwd")
