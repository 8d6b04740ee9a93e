-- play
-- expect: module 'ask-on', on.placed, turn [0-9]+: .*ask-on\.lua:[0-9]+: .*cannot ask
module { "ask-on", needs = "base" }

on.placed(function(g, tile)
  if tile.rotation == 1 then g:ask(g.player, "x", function(o) o:pass() end) end
end)
