-- play
-- expect: module 'loop-on-deployed', on.deployed, turn [0-9]+: .*loop-on-deployed\.lua:[0-9]+: .*took longer than [0-9]+ ms
module { "loop-on-deployed", needs = "base" }

on.deployed(function() while true do end end)
