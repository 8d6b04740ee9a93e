-- play
-- expect: module 'error-half', on.scored, turn [0-9]+: .*error-half\.lua:[0-9]+: .*half-way
module { "error-half", needs = "base" }

-- in the middle of scoring, after points were awarded
local awarding = false
on.scored(function(g, player)
  if awarding then error "half-way" end
  awarding = true
  g:note "scored"
  error "half-way"
end)
