-- Eight tiles, each with a flying machine that points somewhere.

tileset { "flying-machines", prefix = "flier", title = "The Flying Machines",
          marks = { "flier", "garden" } }

look { "flier", fill = "#d8c9a3", edge = "#5a4630", symbol = "wings" }

-- A meadow.
tile { "f-NW", 1, "field field field field",
       marks = { "flier=NW" }, variant = { 1, "garden" } }
tile { "f-W", 1, "field field field field",
       marks = { "flier=W" } }

-- Roads.
tile { "rEW-NW", 1, "field road field road",
       "road EW", marks = { "flier=NW" } }
tile { "rNS-W", 1, "road field road field",
       "road NS", marks = { "flier=W" } }
tile { "rEW-W", 1, "field road field road",
       "road EW", marks = { "flier=W" } }
tile { "rES-NW", 1, "field road road field",
       "road ES", marks = { "flier=NW" } }
tile { "rNW-W", 1, "road field field road",
       "road NW", marks = { "flier=W" } }
tile { "rSW-W", 1, "field field road road",
       "road SW", marks = { "flier=W" } }
