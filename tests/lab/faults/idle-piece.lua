-- A piece that nobody can ever use: there is no place for it.
module { "idle-piece", title = "The hermit", needs = "base" }

piece { "hermit", count = 1 }

offer.figure { "hermit",
  list = function(g, o)
    if g.player.score > 5000 then o:tile("hermit", g.tile) end
  end,
  apply = function(g, _, tile) g:deploy("hermit", tile) end }

look { "hermit", glyph = "H", symbol = "worker" }
text { en = { hermit = "hermit" } }
