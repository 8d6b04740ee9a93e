-- play
-- expect: module 'write-allow', allow.place, turn [0-9]+: .*write-allow\.lua:[0-9]+: .*changes the game
module { "write-allow", needs = "base" }

local S = state { n = "integer" }
allow.place(function(_, _, cell)
  if cell.x % 3 == 2 then S.n = S.n + 1 end
end)
