-- Eight tiles, each with the sign of magic.

tileset { "mage-and-witch", prefix = "mage", title = "Mage & Witch",
          marks = { "magic", "garden" } }

look { "magic", fill = "#8c5fc0", edge = "#34204f", symbol = "star" }

tile { "cN-rE-rS-rW", 1, "city road road road",
       ends = "crossroads", marks = { "magic" } }
tile { "cNW-rES", 1, "city road road city",
       "city NW", "road ES", marks = { "magic" } }
-- The road runs to the city in the east; one meadow sees only that.
tile { "cN-cE-cW-rS", 1, "city city road city",
       "road S end=city", "field SL touches=E", "field SR touches=N,E,W",
       marks = { "magic" } }
tile { "cEW-rN-rS", 1, "road city road city",
       "city EW", ends = "city", marks = { "magic" } }
tile { "cN-cS", 1, "city field city field",
       marks = { "magic" } }
tile { "cNEW-rS", 1, "city city road city",
       "city NEW", ends = "city", marks = { "magic" } }
tile { "cN-rE-rSW", 1, "city road road road",
       "road E end=city", "road SW", marks = { "magic" } }
tile { "cN-cW-rES", 1, "city road road city",
       "road ES", marks = { "magic" }, variant = { 1, "garden" } }
