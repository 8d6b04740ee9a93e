-- play
-- expect: module 'error-on', on.placed, turn [0-9]+: .*error-on\.lua:[0-9]+: .*an error that is no text
module { "error-on", needs = "base" }

on.placed(function(_, tile)
  if tile.rotation == 1 then error() end
end)
