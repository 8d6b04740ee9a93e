-- play
-- expect: module 'error-spoof', menace, turn [0-9]+: .*error-spoof\.lua:[0-9]+: .*blame
module { "error-spoof", needs = "base" }

-- the message names another module; ours must stand before it
phase { "menace", after = "figure", run = function(g)
  if g.tile.rotation == 1 then error("module 'base', tile, turn 1: blame", 0) end
end }
