-- play
-- expect: module 'veto-nil', allow.stand, turn [0-9]+: .*veto-nil\.lua:[0-9]+: .*it must return true or false, and maybe a text, or nothing
module { "veto-nil", needs = "base" }

allow.stand(function() return nil, "nobody may" end)
