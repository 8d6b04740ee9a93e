-- Twelve tiles that open the game. The group says when a tile comes: the
-- spring first, the lake last, those between in any order.

tileset { "river", title = "The River", marks = { "garden" } }

look { "spring", fill = "#4f9bd6", symbol = "spring" }
look { "lake", fill = "#4f9bd6", edge = "#2c5a84", symbol = "pool",
  size = 1.5 }

-- Where it begins and ends.
tile { "wE-spring", 1, "field river field field",
       "river E end=spring", start = 1, group = "river-spring" }
tile { "wW-lake", 1, "field field field river",
       "river W end=lake", group = "river-lake" }

-- Past cities and under bridges.
tile { "cN-cS-wEW", 1, "city river city river",
       "river EW", group = "river" }
tile { "cN-rS-wEW", 1, "city river road river",
       "road S end=city", "river EW",
       group = "river", crossing = { "road S/river E" } }
tile { "m-rS-wEW", 1, "field river road river",
       "monastery", "road S end=monastery", "river EW",
       group = "river", crossing = { "road S/river E" } }
tile { "rEW-wNS", 1, "river road river road",
       "road EW", "river NS", group = "river", crossing = { "road E/river N" } }

-- Straight on and in bends.
tile { "wEW", 2, "field river field river",
       "river EW", group = "river" }
tile { "cNW-wES", 1, "city river river city",
       "city NW", "river ES", group = "river" }
tile { "rNE-wSW", 1, "road road river river",
       "road NE", "river SW", group = "river" }
tile { "wSW", 2, "field field river river",
       "river SW", group = "river", variant = { 1, "garden" } }
