-- Twenty-four tiles. Cities trade in goods: nine in wine, six in grain, five
-- in cloth.

tileset { "traders-and-builders", prefix = "traders",
          title = "Traders & Builders",
          marks = { "goods", "garden" } }

look { "goods=wine", fill = "#8c2f4d", symbol = "barrel" }
look { "goods=grain", fill = "#e3b33a", edge = "#7a5410", symbol = "sheaf" }
look { "goods=cloth", fill = "#4a6fb8", symbol = "cloth" }

-- Cities without roads.
tile { "cNW-grain", 1, "city field field city",
       "city NW goods=grain" }
tile { "cNW-wine", 1, "city field field city",
       "city NW goods=wine" }
-- The meadow between the cities meets no border, here and on the next tile.
tile { "cEW-cS-cloth", 1, "field city city city",
       "city EW goods=cloth", "field NL.NR touches=E", "field - touches=E,S" }
tile { "cEW-cS-wine", 1, "field city city city",
       "city EW goods=wine", "field NL.NR touches=E", "field - touches=E,S" }
tile { "cNEW-grain", 1, "city city field city",
       "city NEW goods=grain" }
-- The meadow in the middle meets no border.
tile { "cNW-cE-cS-cloth", 1, "city city city city",
       "city NW goods=cloth", "field - touches=N,E,S" }

-- A city over a corner, and roads that end at it.

-- The city reaches the corner between the roads.
tile { "cNW-rE-rS-cloth-split", 1, "city road road city",
       "city NW goods=cloth",
       "field EL touches=N", "field ER touches=N", "field SL touches=N",
       "field SR touches=N", ends = "city" }
-- The meadow between the roads touches the city where they end.
tile { "cNW-rE-rS-wine", 1, "city road road city",
       "city NW goods=wine",
       "field EL touches=N", "field ER.SL touches=N", "field SR touches=N",
       ends = "city", variant = { 1, "garden" } }
-- The road ends at the larger city; the southern meadow lies between both.
tile { "cNW-cS-rE-cloth", 1, "city road city city",
       "city NW goods=cloth", "road E end=city",
       "field EL touches=N", "field ER touches=N,S" }
tile { "cNW-cS-rE-grain", 1, "city road city city",
       "city NW goods=grain", "road E end=city",
       "field EL touches=N", "field ER touches=N,S" }
tile { "cNW-rE-cloth", 1, "city road field city",
       "city NW goods=cloth", "road E end=city", variant = { 1, "garden" } }
-- The city reaches the south-east corner.
tile { "cNW-rE-wine-split", 1, "city road field city",
       "city NW goods=wine", "road E end=city",
       "field EL touches=N", "field ER touches=N", "field SL.SR touches=N" }

-- Larger cities, and one small one.
tile { "cNEW-rS-wine", 1, "city city road city",
       "city NEW goods=wine", "road S end=city" }
-- The meadow between the cities meets no border.
tile { "cNW-cES-wine", 1, "city city city city",
       "city NW goods=wine", "city ES", "field - touches=N,E" }
tile { "cEW-wine", 1, "field city field city",
       "city EW goods=wine" }
tile { "cN-rE", 1, "city road field field",
       "road E end=city" }
tile { "cEW-rS-grain", 1, "field city road city",
       "city EW goods=grain", "road S end=city" }
tile { "cEW-rS-wine", 1, "field city road city",
       "city EW goods=wine", "road S end=city" }
tile { "cEW-rN-rS-wine", 1, "road city road city",
       "city EW goods=wine", ends = "city" }

-- Where roads meet, and bends of the wall.
tile { "m-rE-rS-rW", 1, "field road road road",
       "monastery", ends = "monastery" }
tile { "cNW-rS-grain", 1, "city field road city",
       "city NW goods=grain", "road S end=city" }
-- The city reaches the south-east corner.
tile { "cNW-rS-grain-split", 1, "city field road city",
       "city NW goods=grain", "road S end=city",
       "field EL.ER touches=N", "field SL touches=N", "field SR touches=N" }
-- The road from the west ends at the road that goes on to the city.
tile { "cN-rS-rW", 1, "city field road road",
       "road S end=city", "road W end=crossroads",
       "field EL.ER.SL touches=N", "field SR.WL", "field WR touches=N" }
tile { "rNS-rEW", 1, "road road road road",
       "road NS", "road EW", crossing = { "road N/road E" } }
