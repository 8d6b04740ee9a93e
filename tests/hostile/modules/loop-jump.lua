-- play
-- expect: module 'loop-jump', [a-z]+, turn [0-9]+: .*phases ran without anybody being asked
module { "loop-jump", needs = "base" }

phase { "left", after = "figure", run = function(g)
  if g.tile.rotation == 1 then g:jump "right" end
end }
phase { "right", after = "left", run = function(g)
  if g.tile.rotation == 1 then g:jump "left" end
end }
