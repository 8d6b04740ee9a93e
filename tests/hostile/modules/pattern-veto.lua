-- play
-- expect: module 'pattern-veto', allow.place, turn [0-9]+: .*pattern-veto\.lua:[0-9]+: .*(took longer than [0-9]+ ms|takes too long on this string)
module { "pattern-veto", needs = "base" }

local text = ("a"):rep(60)
allow.place(function(_, _, cell)
  if cell.x % 3 == 2 then return text:find(("a*"):rep(20) .. "b") end
end)
