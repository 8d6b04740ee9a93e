-- load
-- expect: loop-goto\.lua:[0-9]+: .*took longer than [0-9]+ ms
module { "loop-goto", needs = "base" }

::again::
goto again
