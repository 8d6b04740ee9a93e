-- House rule: no farmers before half of the pile has been drawn.

module { "late-farmers", title = "Late farmers", version = "1",
  needs = "farmers" }

local S = state { half = "integer" }

phase { "count-pile", stage = "setup", after = "start", run = function(g)
  S.half = g:left "tiles" // 2
end }

allow.stand("field", function(g)
  if g:left "tiles" > S.half then
    return false, "no farmers before half of the pile is drawn"
  end
end)
