-- Eighteen tiles, each with the base of a tower. Roads that meet end at it.

tileset { "tower", title = "The Tower",
          marks = { "tower", "pennant", "garden" } }

look { "tower", fill = "#b9ae9c", edge = "#4a443b", symbol = "tower" }

-- Without roads.
tile { "cN", 2, "city field field field",
       marks = { "tower" } }
tile { "f", 1, "field field field field",
       marks = { "tower" }, variant = { 1, "garden" } }
tile { "m", 1, "field field field field",
       "monastery", marks = { "tower" } }

-- Roads.
tile { "rS-rW", 1, "field field road road",
       ends = "tower", marks = { "tower" }, variant = { 1, "garden" } }
tile { "rN-rE-rW", 1, "road road field road",
       ends = "tower", marks = { "tower" } }
tile { "rNW-rES", 1, "road road road road",
       "road NW", "road ES", marks = { "tower" } }
tile { "rN-rE-rS-rW", 1, "road road road road",
       ends = "tower", marks = { "tower" } }

-- A city and a road.
tile { "cEW-rNS", 1, "road city road city",
       "city EW", "road NS",
       marks = { "tower" }, crossing = { "city E/road N" } }
tile { "cN-rS", 1, "city field road field",
       "road S end=city", marks = { "tower" } }
tile { "cN-rSW", 1, "city field road road",
       "road SW", marks = { "tower" } }
-- The road runs along the city: no meadow lies between east and west.
tile { "cN-rEW", 1, "city road field road",
       "road EW",
       "field EL touches=N", "field ER.SL.SR.WL", "field WR touches=N",
       marks = { "tower" } }

-- A city over a corner, and others.
tile { "cNW", 1, "city field field city",
       "city NW", marks = { "tower" } }
-- The city reaches the south-east corner.
tile { "cNW-rE-split", 1, "city road field city",
       "city NW", "road E end=city",
       "field EL touches=N", "field ER touches=N", "field SL.SR touches=N",
       marks = { "tower" } }
tile { "cN-cW", 1, "city field field city",
       marks = { "tower" } }
tile { "cN-cS-rEW", 1, "city road city road",
       "road EW", marks = { "tower" } }
tile { "cNEW-rS", 1, "city city road city",
       "city NEW", "road S end=city", marks = { "tower" } }
-- The meadow between the cities meets no border.
tile { "cNEW-cS-p", 1, "city city city city",
       "city NEW pennant", "field - touches=N,S", marks = { "tower" } }
