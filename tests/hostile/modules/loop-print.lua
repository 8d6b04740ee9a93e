-- load
-- expect: loop-print\.lua:[0-9]+: .*took longer than [0-9]+ ms
module { "loop-print", needs = "base" }

while true do print "spam" end
