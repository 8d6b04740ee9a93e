-- load
-- expect: loop-load\.lua:[0-9]+: .*took longer than [0-9]+ ms
module { "loop-load", needs = "base" }

while true do end
