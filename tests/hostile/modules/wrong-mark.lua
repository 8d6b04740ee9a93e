-- load
-- expect: wrong-mark\.lua:8: there is no mark or feature 'pennnt', did you mean 'pennant'
module { "wrong-mark", needs = "base" }

on.placed(function(g, tile)
  -- tile:has "nowhere" in a comment asks for nothing, nor does half a name
  if tile:has("pen" .. "nant-of-none") then g:note "never" end
  if tile:has "pennnt" then g:note "never" end
end)
