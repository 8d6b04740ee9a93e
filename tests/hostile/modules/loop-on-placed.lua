-- play
-- expect: module 'loop-on-placed', on.placed, turn [0-9]+: .*loop-on-placed\.lua:[0-9]+: .*took longer than [0-9]+ ms
module { "loop-on-placed", needs = "base" }

on.placed(function(_, tile)
  while tile.rotation == 1 do end
end)
