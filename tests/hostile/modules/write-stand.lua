-- play
-- expect: module 'write-stand', allow.stand, turn [0-9]+: .*write-stand\.lua:[0-9]+: .*changes the game
module { "write-stand", needs = "base" }

allow.stand(function(g)
  if g.tile.rotation == 1 then g:next_turn(g.player) end
end)
