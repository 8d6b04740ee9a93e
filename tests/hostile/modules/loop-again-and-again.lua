-- play 1000
-- expect: module 'loop-again-and-again', on.placed, turn [0-9]+: .*loop-again-and-again\.lua:[0-9]+: .*took longer than (1000|500|250) ms
module { "loop-again-and-again", needs = "base" }

on.placed(function(g, tile)
  while g.turn == 2 and tile.rotation > 0 do end
end)
