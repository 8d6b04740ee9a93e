-- play
-- expect: module 'loop-offer-apply', offer.figure, turn [0-9]+: .*loop-offer-apply\.lua:[0-9]+: .*took longer than [0-9]+ ms
module { "loop-offer-apply", needs = "base" }

offer.figure { "trap",
  list = function(_, o) o:word("choose", "strike") end,
  apply = function() while true do end end }
