-- play
-- expect: module 'error-long', menace, turn [0-9]+: .*error-long\.lua:[0-9]+: .*xxxx
module { "error-long", needs = "base" }

phase { "menace", after = "figure", run = function(g)
  if g.tile.rotation == 1 then error(("x"):rep(1000000)) end
end }
