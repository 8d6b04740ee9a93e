-- play
-- expect: module 'veto-number', allow.stand, turn [0-9]+: .*veto-number\.lua:[0-9]+: .*it must return true or false, and maybe a text, or nothing
module { "veto-number", needs = "base" }

allow.stand(function() return false, 7 end)
