-- A rule fails: a turn without a figure is not thought of.
module { "fails", title = "The last figure", needs = "base" }

phase { "last", after = "score", before = "part", run = function(g)
  local figures = g.player:figures "meeple"
  if g:left() == 0 then g:note("last", g.player, figures[1].tile.cell.x) end
end }

text { en = { last = "the last figure stands in column" } }
