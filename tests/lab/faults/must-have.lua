-- An offer that nobody can do without, where others are worth little.
module { "must-have", title = "The king's tent", needs = "base" }

piece { "tent", count = 1 }

offer.figure { "tent",
  list = function(g, o)
    if g.player:supply "tent" > 0 then o:tile("tent", g.tile) end
  end,
  apply = function(g, _, tile)
    g:deploy("tent", tile)
    g:award { player = g.player, reason = "tent",
      items = { { "tent", 1, 80 } } }
  end }

look { "tent", glyph = "T", symbol = "worker" }
text { en = { tent = "tent" } }
