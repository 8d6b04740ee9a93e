-- play
-- expect: module 'loop-allow-place', allow.place, turn [0-9]+: .*loop-allow-place\.lua:[0-9]+: .*took longer than [0-9]+ ms
module { "loop-allow-place", needs = "base" }

allow.place(function(_, _, cell)
  while cell.x % 3 == 2 do end
end)
