-- play
-- expect: module 'loop-again', [a-z]+, turn [0-9]+: .*phases ran without anybody being asked
module { "loop-again", needs = "base" }

phase { "circle", after = "figure", run = function(g)
  if g.tile.rotation == 1 then g:again() end
end }
