-- play 3000
-- expect: module 'bomb-veto', allow.place, turn [0-9]+: .*bomb-veto\.lua:[0-9]+: .*needs more than the [0-9]+ KB of memory
module { "bomb-veto", needs = "base" }

allow.place(function(_, _, cell)
  local text = "x"
  while cell.x % 3 == 2 do text = text .. text end
end)
