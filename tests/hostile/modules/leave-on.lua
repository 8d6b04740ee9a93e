-- play
-- expect: module 'leave-on', on.placed, turn [0-9]+: .*leave-on\.lua:[0-9]+: .*cannot ask
module { "leave-on", needs = "base" }

on.placed(function(g, tile)
  if tile.rotation == 1 then g:finish() end
end)
