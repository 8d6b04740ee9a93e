-- Twelve tiles, and the abbey that players have, which is never drawn.

tileset { "abbey-and-mayor", prefix = "abbey", title = "Abbey & Mayor",
          marks = { "pennant", "garden", "no-castle", "tunnel" } }

look { "abbey", fill = "#8f9fae", edge = "#4b5661", texture = "cobbles" }
look { "tunnel", symbol = "none" }

-- Cities.
tile { "cNESW-pp", 1, "city city city city", "city NESW pennant=2" }
-- One city passes over the other, between two meadows that meet no border.
tile { "cNS-cEW-p", 1, "city city city city",
       "city NS pennant", "city EW", "field - touches=N,E",
       "field - touches=N,E", crossing = { "city N/city E" } }
tile { "cN-cEW-p", 1, "city city field city",
       "city N pennant no-castle", "city EW", "field SL.SR touches=N,E",
       "field - touches=N,E" }
-- The city reaches the opposite side in two places.
tile { "cW-p-split", 1, "field field field city",
       "city W pennant no-castle", "field NL.NR touches=W",
       "field EL.ER touches=W", "field SL.SR touches=W" }

-- Cities and roads.
tile { "cN-cW-rE-rS", 1, "city road road city",
       "road E end=city", "road S end=city",
       "field EL touches=N", "field ER.SL touches=N,W", "field SR touches=W" }
tile { "cN-rW", 1, "city field field road",
       "road W end=city",
       "field EL.ER.SL.SR.WL touches=N", "field WR touches=N" }
-- The road runs along the city.
tile { "cN-rES", 1, "city road road field",
       "road ES",
       "field EL touches=N", "field ER.SL", "field SR.WL.WR touches=N" }
tile { "cN-rSW", 1, "city field road road",
       "road SW",
       "field EL.ER.SL touches=N", "field SR.WL", "field WR touches=N" }
-- The road passes under the city, and comes out of it into one meadow.
tile { "cEW-rNS-p", 1, "road city road city",
       "city EW pennant", "road NS tunnel", "field NL touches=E",
       "field NR touches=E", "field SL.SR touches=E",
       crossing = { "city E/road N" } }

-- Roads.
tile { "m-rN-rE-rS-rW", 1, "road road road road",
       "monastery", ends = "monastery" }
tile { "rS", 1, "field field road field",
       "road S end=house", variant = { 1, "garden" } }
-- One road with three arms.
tile { "rNEW", 1, "road road field road", "road NEW" }

-- Every side lies against anything and joins nothing.
tile { "abbey", 0, "abbey abbey abbey abbey", "monastery" }
