-- play
-- expect: module 'wrong-mark-attribute', menace, turn [0-9]+: .*wrong-mark-attribute\.lua:6: 'pennant' is an attribute of segments, no mark of a tile: ask segment:has "pennant"
module { "wrong-mark-attribute", needs = "base" }

phase { "menace", after = "figure", run = function(g)
  if g.tile:has "pennant" then g:note "never" end
end }
