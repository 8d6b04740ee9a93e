-- calm 3000
-- expect: 
module { "calm-reasons", needs = "base" }

allow.place(function(_, _, cell)
  if cell.x % 7 == 5 then return false, ("\27no "):rep(20000) end
end)
