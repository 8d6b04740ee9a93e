-- play
-- expect: module 'veto-text', allow.place, turn [0-9]+: .*veto-text\.lua:[0-9]+: .*it must return true or false, and maybe a text, or nothing
module { "veto-text", needs = "base" }

allow.place(function(g) if g.turn > 3 then return "too late" end end)
