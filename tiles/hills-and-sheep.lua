-- Eighteen tiles: eight hills, eight with a vineyard, two with neither.

tileset { "hills-and-sheep", prefix = "hills", title = "Hills & Sheep",
          marks = { "hill", "vineyard", "garden", "no-castle" } }

look { "hill", fill = "#a9b56a", edge = "#6f7a3a", symbol = "hill" }
look { "vineyard", fill = "#6d3f7a", symbol = "grapes" }

-- Vineyards.

-- The city reaches the south side.
tile { "cN-vineyard-split", 2, "city field field field",
       "city N no-castle", "field EL.ER.SL touches=N",
       "field SR.WL.WR touches=N",
       marks = { "vineyard" } }
-- Two cities have half of the north side each.
tile { "cNW-cNE-vineyard", 2, "city city field city",
       "city NW", "city NE", "field SL.SR touches=W,E",
       marks = { "vineyard" } }
tile { "cNW-vineyard", 1, "city field field city",
       "city NW", marks = { "vineyard" } }
tile { "cE-cW-vineyard", 1, "field city field city",
       "city E no-castle", "city W no-castle",
       "field NL.NR touches=E,W", "field SL.SR touches=E,W",
       marks = { "vineyard" } }
-- The road between the cities ends at the one in the north.
tile { "cN-cW-rS-vineyard", 1, "city field road city",
       "road S end=city", "field EL.ER.SL touches=N", "field SR touches=N,W",
       marks = { "vineyard" } }
tile { "rEW-rS-vineyard", 1, "field road road road",
       "road EW", "road S", marks = { "vineyard" } }

-- Hills.
tile { "cNW-hill", 1, "city field field city",
       "city NW", marks = { "hill" } }
tile { "cN-cW-hill", 1, "city field field city", marks = { "hill" } }
tile { "cN-cS-hill", 1, "city field city field", marks = { "hill" } }
tile { "cN-rS-hill", 1, "city field road field",
       "road S end=city", marks = { "hill" } }
tile { "cN-rES-hill", 1, "city road road field",
       "road ES", marks = { "hill" } }
tile { "rN-rS-hill", 1, "road field road field",
       ends = "crossroads", marks = { "hill" } }
tile { "rS-rW-hill", 1, "field field road road",
       ends = "crossroads", marks = { "hill" }, variant = { 1, "garden" } }
tile { "cN-rSW-hill", 1, "city field road road",
       "road SW", marks = { "hill" } }

-- Monasteries.
tile { "m-cN-rES", 1, "city road road field",
       "monastery", "road ES" }
tile { "m-rNE-rS", 1, "road road road field",
       "monastery", "road NE", "road S end=monastery" }
