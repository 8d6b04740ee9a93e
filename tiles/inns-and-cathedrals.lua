-- Eighteen tiles, among them two cathedrals and six inns.

tileset { "inns-and-cathedrals", prefix = "inns", title = "Inns & Cathedrals",
          marks = { "cathedral", "inn", "pennant", "garden", "no-castle" } }

look { "inn", fill = "#c0562f", symbol = "house" }
look { "cathedral", fill = "#a33d35", edge = "#43221c", symbol = "cathedral",
  size = 1.7 }

-- The cathedrals, and a monastery amid a road.
tile { "cNESW-cathedral", 2, "city city city city",
       "city NESW cathedral" }
tile { "m-rE-rW", 1, "field road field road",
       "monastery", ends = "monastery" }

-- Several cities.

-- The meadow in the middle meets no border.
tile { "cN-cE-cS-cW", 1, "city city city city",
       "field - touches=N,E,S,W", variant = { 1, "garden" } }
-- All three cities stand around the one meadow.
tile { "cN-cE-cW", 1, "city city field city",
       "field SL.SR touches=N,E,W" }
-- The cities close the middle: each half of a road side is a meadow.
tile { "cN-cS-rE-rW", 1, "city road city road",
       "field EL touches=N", "field ER touches=S", "field WL touches=S",
       "field WR touches=N", ends = "city" }
tile { "cNW-cS-p", 1, "city field city city",
       "city NW pennant" }

-- A city, and roads that end at it.

-- The city reaches the south-east corner.
tile { "cN-split", 1, "city field field field",
       "city N no-castle", "field EL.ER touches=N",
       "field SL.SR.WL.WR touches=N" }
tile { "cN-rS", 1, "city field road field",
       "road S end=city" }
tile { "cNW-rE", 1, "city road field city",
       "city NW", "road E end=city" }
tile { "cEW-rN-rS-p", 1, "road city road city",
       "city EW pennant", ends = "city" }

-- Inns.
tile { "cNW-rS-inn", 1, "city field road city",
       "city NW", "road S inn end=city" }
tile { "cN-rSW-inn", 1, "city field road road",
       "road SW inn" }
tile { "cNW-rES-p-inn", 1, "city road road city",
       "city NW pennant", "road ES inn" }
tile { "rE-rS-rW-inn", 1, "field road road road",
       "road E inn", ends = "crossroads" }
tile { "rEW-inn", 1, "field road field road",
       "road EW inn", variant = { 1, "garden" } }
tile { "rSW-inn", 1, "field field road road",
       "road SW inn" }

-- Two bends.
tile { "rNW-rES", 1, "road road road road", "road NW", "road ES" }
