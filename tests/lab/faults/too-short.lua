-- A game that ends too soon: with most of the tiles in the pile.
module { "too-short", title = "Nightfall", needs = "base" }

local S = state { turns = "integer" }

phase { "night", after = "score", before = "part", run = function(g)
  S.turns = S.turns + 1
  if S.turns >= 20 then g:finish() end
end }

text { en = { night = "nightfall" } }
