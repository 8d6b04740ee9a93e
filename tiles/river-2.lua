-- A river that parts in two. The spring comes first, then the fork, then the
-- others; the volcano lake comes last, and a city may end the other branch.

tileset { "river-2", prefix = "river2", title = "The River II",
          marks = { "fork", "inn", "pennant", "pig-herd", "volcano",
                    "garden" } }

look { "inn", fill = "#c0562f", symbol = "house" }
look { "pig-herd", fill = "#e8a5a0", symbol = "pig", size = .85 }
look { "spring", fill = "#4f9bd6", symbol = "spring" }
look { "volcano", fill = "#7a6a60", edge = "#3a302a", symbol = "mountain" }
look { "volcano-lake", fill = "#e0662a", edge = "#7a3413", symbol = "pool",
  size = 1.5 }
look { "fork", symbol = "none" }

-- Where it begins, ends and parts.
tile { "wE-spring", 1, "field river field field",
       "river E end=spring", start = 1, group = "river-spring" }
tile { "cE-wW", 1, "field city field river",
       "river W end=city", group = "river" }
tile { "wW-volcano-lake", 1, "field field field river",
       "river W end=volcano-lake", group = "river-lake", marks = { "volcano" } }
tile { "wNEW", 1, "river river field river",
       "river NEW fork", group = "river-fork" }

-- Past a monastery and under bridges.

-- The city stands on a bridge: the meadows go on below it on either bank.
tile { "cEW-wNS", 1, "river city river city",
       "city EW", "river NS", "field NL.SR touches=E", "field NR.SL touches=E",
       group = "river", crossing = { "city E/river N" } }
tile { "m-wEW", 1, "field river field river",
       "monastery", "river EW", group = "river" }
tile { "rEW-wNS-inn", 1, "river road river road",
       "road EW inn", "river NS",
       group = "river", crossing = { "road E/river N" } }
tile { "cN-rS-wEW", 1, "city river road river",
       "road S end=city", "river EW",
       group = "river", crossing = { "road S/river E" } }

-- Bends.
tile { "wSW", 1, "field field river river",
       "river SW", group = "river", variant = { 1, "garden" } }
tile { "cNW-wES-p", 1, "city river river city",
       "city NW pennant", "river ES", group = "river" }
-- The herd is in the large meadow.
tile { "wNW-pig-herd", 1, "river field field river",
       "river NW", "field NL.WR", "field NR.EL.ER.SL.SR.WL pig-herd",
       group = "river" }
tile { "rNE-wSW", 1, "road road river river",
       "road NE", "river SW", group = "river" }
