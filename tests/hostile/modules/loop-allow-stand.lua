-- play
-- expect: module 'loop-allow-stand', allow.stand, turn [0-9]+: .*loop-allow-stand\.lua:[0-9]+: .*took longer than [0-9]+ ms
module { "loop-allow-stand", needs = "base" }

allow.stand(function(g)
  while g.tile.rotation == 1 do end
end)
