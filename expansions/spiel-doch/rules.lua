-- Two tiles of the magazine "Spiel doch!" with which a game begins (SD-1 of
-- lua/doc/rules.md).

module { "spiel-doch", title = "Spiel doch!", version = "1", needs = "base",
  after = { "rivers", "wind-roses" }, tiles = "spiel-doch" }

pile { "opening", aside = true }

-- One of each lies in the middle, the road beside the cities; further copies
-- are drawn. All are where something else is the start.
phase { "opening", stage = "setup", after = { "layout", "spring", "rose" },
  before = "start", run = function(g)
    local pile, column = g:pile "opening", 0
    for type in pile:types() do
      if column == 0 and g.tile then break end -- another module has begun
      pile:add(type, -1)
      g:place(type, g:cell(column, 0), column == 1 and 3 or 0)
      column = column + 1
    end
    pile:pour(g:pile "tiles")
  end }
