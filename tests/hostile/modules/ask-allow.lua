-- play
-- expect: module 'ask-allow', allow.place, turn [0-9]+: .*ask-allow\.lua:[0-9]+: .*cannot ask
module { "ask-allow", needs = "base" }

allow.place(function(g, _, cell)
  if cell.x % 3 == 2 then g:draw "tiles" end
end)
