-- A game that does not end: what is laid comes back into the pile.
module { "no-end", title = "Tides", needs = "base" }

phase { "tide", after = "score", before = "part", run = function(g)
  if g:left() < 5 then g:pile("tiles"):add(g.tile.type) end
end }

text { en = { tide = "tide" } }
