-- Thirty tiles, among them twelve with a dragon, six volcanoes, six magic
-- portals and six princesses.

tileset { "princess-and-dragon", prefix = "princess",
          title = "The Princess & the Dragon",
          marks = { "dragon", "volcano", "portal", "princess", "pennant",
                    "tunnel", "garden", "no-castle" } }

look { "dragon", fill = "#c23b2e", symbol = "dragon" }
look { "volcano", fill = "#7a6a60", edge = "#3a302a", symbol = "mountain" }
look { "portal", fill = "#b26ad6", edge = "#3d1f56", symbol = "ring" }
look { "princess", fill = "#e07aa8", symbol = "lady" }
look { "tunnel", symbol = "none" }

-- A meadow, and roads through it.
tile { "f-volcano", 1, "field field field field",
       marks = { "volcano" } }
tile { "rNW-rES-portal", 1, "road road road road",
       "road NW", "road ES", marks = { "portal" } }
tile { "rS-volcano", 1, "field field road field",
       "road S end=volcano", marks = { "volcano" } }

-- A city on one side.
tile { "cN-dragon", 1, "city field field field",
       marks = { "dragon" }, variant = { 1, "garden" } }
tile { "cN-volcano", 1, "city field field field",
       marks = { "volcano" } }

-- Where roads meet.
tile { "m-rE-rS-rW-dragon", 1, "field road road road",
       "monastery", ends = "monastery", marks = { "dragon" } }
tile { "rE-rS-rW-dragon", 1, "field road road road",
       ends = "crossroads", marks = { "dragon" } }
tile { "rE-rS-rW-portal", 1, "field road road road",
       ends = "crossroads", marks = { "portal" } }
tile { "cN-rE-rS-rW-princess", 1, "city road road road",
       "city N princess", ends = "crossroads" }

-- Large cities.

-- The west meadow sees only the city of the princess; the one between the
-- cities meets no border.
tile { "cN-cES-p-princess", 1, "city city city field",
       "city N princess no-castle", "city ES pennant",
       "field WL.WR touches=N", "field - touches=N,E" }
tile { "cNEW-princess", 1, "city city field city",
       "city NEW princess" }
tile { "cNEW-p-portal", 1, "city city field city",
       "city NEW pennant", marks = { "portal" } }
tile { "m-cNEW-dragon", 1, "city city field city",
       "monastery within=city", "city NEW", marks = { "dragon" } }

-- Single roads.
tile { "rSW-dragon", 2, "field field road road",
       "road SW", marks = { "dragon" } }
tile { "rSW-volcano", 1, "field field road road",
       "road SW", marks = { "volcano" } }
tile { "rEW-dragon", 1, "field road field road",
       "road EW", marks = { "dragon" } }
tile { "rEW-volcano", 1, "field road field road",
       "road EW", marks = { "volcano" } }

-- Cities on two sides.

-- The city reaches the south-east corner.
tile { "cNW-princess-split", 1, "city field field city",
       "city NW princess", "field EL.ER touches=N", "field SL.SR touches=N" }
tile { "cNW-dragon", 1, "city field field city",
       "city NW", marks = { "dragon" } }
tile { "cNW-princess", 1, "city field field city",
       "city NW princess", variant = { 1, "garden" } }
tile { "cN-cE-volcano", 1, "city city field field",
       marks = { "volcano" } }
tile { "cEW-p-dragon", 1, "field city field city",
       "city EW pennant", marks = { "dragon" } }

-- A city and a road.
tile { "cNW-rES-princess", 1, "city road road city",
       "city NW princess", "road ES" }
tile { "cNW-rES-portal", 1, "city road road city",
       "city NW", "road ES", marks = { "portal" } }
-- The road runs in a tunnel, so the meadows above it stay whole.
tile { "cEW-rNS-dragon", 1, "road city road city",
       "city EW", "road NS tunnel",
       "field NL.NR touches=E", "field SL.SR touches=E",
       marks = { "dragon" }, crossing = { "city E/road N" } }
tile { "cN-rSW-dragon", 1, "city field road road",
       "road SW", marks = { "dragon" } }
tile { "cN-rSW-portal", 1, "city field road road",
       "road SW", marks = { "portal" } }
tile { "cN-rES-dragon", 1, "city road road field",
       "road ES", marks = { "dragon" } }
tile { "cN-rES-portal", 1, "city road road field",
       "road ES", marks = { "portal" } }
