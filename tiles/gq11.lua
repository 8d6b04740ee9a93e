-- Ten tiles of a magazine, and two for those who play with a river: its spring
-- comes in place of the plain one.

tileset { "gq11", title = "GQ11", marks = { "pig-herd" } }

look { "pig-herd", fill = "#e8a5a0", symbol = "pig", size = .85 }
look { "spring", fill = "#4f9bd6", symbol = "spring" }

-- The two of the river. Where the road ends at the spring is its own affair.
tile { "rW-wE-spring", 1, "field river field road",
       "road W end=stop", "river E end=spring",
       "field NL.NR.EL.WR", "field ER.SL.SR.WL", group = "river-spring" }
tile { "cN-cS-wEW", 1, "city river city river",
       "river EW", group = "river" }

tile { "m-rN-rE-rS-rW", 1, "road road road road",
       "monastery", ends = "monastery" }
tile { "f-pig-herd", 1, "field field field field",
       "field NL.NR.EL.ER.SL.SR.WL.WR pig-herd" }

-- Cities from side to side.
tile { "cEW-rS", 1, "field city road city",
       "city EW", "road S end=city" }
tile { "cEW-rN-rS", 1, "road city road city",
       "city EW", ends = "city" }
tile { "cN-cS-rEW", 1, "city road city road",
       "road EW" }

-- Where a road ends at the city, and where it passes by.
tile { "cN-rE-rSW", 1, "city road road road",
       "road E end=city", "road SW" }
tile { "cNW-rS", 1, "city field road city",
       "city NW", "road S end=city" }
tile { "cNW-rE-rS", 1, "city road road city",
       "city NW", "field EL touches=N", "field ER.SL touches=N",
       "field SR touches=N", ends = "city" }
tile { "cNW-cE-rS", 1, "city city road city",
       "city NW", "road S end=city",
       "field SL touches=N,E", "field SR touches=N" }
-- The city reaches the south-east corner.
tile { "cNW-split", 1, "city field field city",
       "city NW", "field EL.ER touches=N", "field SL.SR touches=N" }
