-- load
-- expect: loop-manifest\.lua:[0-9]+: took longer than [0-9]+ ms
repeat until false
module { "loop-manifest" }
