-- load
-- expect: loop-move\.lua:[0-9]+: .*took longer than [0-9]+ ms
module { "loop-move", needs = "base" }

table.move({}, 1, 1 << 60, 2)
