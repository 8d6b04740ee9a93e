-- play
-- expect: module 'loop-offer-any', offer.any, turn [0-9]+: .*loop-offer-any\.lua:[0-9]+: .*took longer than [0-9]+ ms
module { "loop-offer-any", needs = "base" }

offer.any { "trap",
  list = function(_, o) o:word("choose", "strike") end,
  apply = function() while true do end end }
