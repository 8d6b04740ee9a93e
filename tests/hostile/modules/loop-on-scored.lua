-- play
-- expect: module 'loop-on-scored', on.scored, turn [0-9]+: .*loop-on-scored\.lua:[0-9]+: .*took longer than [0-9]+ ms
module { "loop-on-scored", needs = "base" }

on.scored(function() while true do end end)
