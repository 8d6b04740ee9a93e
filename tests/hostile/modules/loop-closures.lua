-- load
-- expect: loop-closures\.lua:[0-9]+: .*took longer than [0-9]+ ms
module { "loop-closures", needs = "base" }

for _ in function() return true end do end
