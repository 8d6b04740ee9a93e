-- start
-- expect: module 'loop-setup', trap, turn 0: .*loop-setup\.lua:[0-9]+: took longer than [0-9]+ ms
module { "loop-setup", needs = "base" }

phase { "trap", stage = "setup", run = function() while true do end end }
