-- play
-- expect: module 'loop-on-returned', on.returned, turn [0-9]+: .*loop-on-returned\.lua:[0-9]+: .*took longer than [0-9]+ ms
module { "loop-on-returned", needs = "base" }

on.returned(function() while true do end end)
