-- play
-- expect: module 'loop-replace', replace.exhausted, turn [0-9]+: .*loop-replace\.lua:[0-9]+: .*took longer than [0-9]+ ms
module { "loop-replace", needs = "base" }

replace.exhausted(function(g)
  while g.tile.rotation == 1 do end
  return g:left "tiles" == 0
end)
