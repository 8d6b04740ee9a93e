-- Ten tiles on which a festival is held.

tileset { "festival", title = "The Festival", marks = { "festival" } }

look { "festival", symbol = "flag", fill = "#d9a520", edge = "#5a3a10" }

-- A small meadow lies between two cities, without a way out.
tile { "cEW-cS", 1, "field city city city",
       "city EW", "city S", "field NL.NR touches=E", "field - touches=E,S",
       marks = { "festival" } }
tile { "cNW-cES", 1, "city city city city",
       "city NW", "city ES", "field - touches=N,E", marks = { "festival" } }

-- Roads that end at the city, and part the meadow.
tile { "cN-rS", 1, "city field road field",
       "field EL.ER.SL touches=N", "field SR.WL.WR touches=N", ends = "city",
       marks = { "festival" } }
tile { "cN-rE", 1, "city road field field",
       "field EL touches=N", "field ER.SL.SR.WL.WR touches=N", ends = "city",
       marks = { "festival" } }
tile { "cN-rW", 1, "city field field road",
       "field EL.ER.SL.SR.WL touches=N", "field WR touches=N", ends = "city",
       marks = { "festival" } }
tile { "cN-cS-rE-rW", 1, "city road city road",
       "field EL touches=N", "field ER touches=S", "field WL touches=S",
       "field WR touches=N", ends = "city", marks = { "festival" } }

-- Bends.
tile { "cN-rES", 1, "city road road field",
       "road ES", "field EL.SR.WL.WR touches=N", "field ER.SL",
       marks = { "festival" } }
tile { "cN-rSW", 1, "city field road road",
       "road SW", "field EL.ER.SL.WR touches=N", "field SR.WL",
       marks = { "festival" } }
tile { "rNW-rES", 1, "road road road road", "road NW", "road ES",
       "field NL.WR", "field NR.EL.SR.WL", "field ER.SL",
       marks = { "festival" } }

tile { "m-rS-rW", 1, "field field road road",
       "monastery", "field NL.NR.EL.ER.SL.WR", "field SR.WL",
       ends = "monastery", marks = { "festival" } }
