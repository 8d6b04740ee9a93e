-- play
-- expect: module 'loop-final', trap, turn [0-9]+: .*loop-final\.lua:[0-9]+: .*took longer than [0-9]+ ms
module { "loop-final", needs = "base" }

phase { "trap", stage = "final", run = function() while true do end end }
