-- load
-- expect: loop-problems\.lua:[0-9]+: .*(piece |took longer than [0-9]+ ms|needs more than the [0-9]+ KB of memory)
module { "loop-problems", needs = "base" }

while true do piece { "p", count = "many" } end
