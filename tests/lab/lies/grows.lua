-- A game that does not end: each tile that is laid brings a new one.
module { "grows", title = "Seeds", needs = "base" }

phase { "sow", after = "score", before = "part", run = function(g)
  g:pile("tiles"):add(g.tile.type)
end }

text { en = { sow = "sow" } }
