-- play
-- expect: module 'loop-offer-list', offer.figure, turn [0-9]+: .*loop-offer-list\.lua:[0-9]+: .*took longer than [0-9]+ ms
module { "loop-offer-list", needs = "base" }

offer.figure { "trap",
  list = function(g)
    while g.tile.rotation == 1 do end
  end,
  apply = function() end }
