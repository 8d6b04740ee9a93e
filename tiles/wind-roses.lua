-- Six tiles: two show the whole rose, four a quarter of it. The first rose is
-- the start tile.

tileset { "wind-roses", prefix = "windroses", title = "The Wind Roses",
          marks = { "rose" } }

-- A whole rose has an arrow to its north; a quarter shows its letters.
look { "rose", fill = "#d0802c", edge = "#5c3a12", symbol = "compass",
  size = 1.1 }
look { "rose=NW", fill = "#f0c890" }
look { "rose=NE", fill = "#f0c890" }
look { "rose=SE", fill = "#f0c890" }
look { "rose=SW", fill = "#f0c890" }

tile { "cE-rW-all", 1, "field city field road",
       "road W end=city", group = "rose", marks = { "rose=N" } }
tile { "rSW-all", 1, "field field road road",
       "road SW", marks = { "rose=N" } }

tile { "cNS-NW", 1, "city field city field",
       "city NS", marks = { "rose=NW" } }
tile { "cNW-NE", 1, "city field field city",
       "city NW", marks = { "rose=NE" } }
tile { "cN-cW-SE", 1, "city field field city",
       marks = { "rose=SE" } }
tile { "cN-rSW-SW", 1, "city field road road",
       "road SW", marks = { "rose=SW" } }
