-- The twelve tiles of Bridges, Castles & Bazaars.

tileset { "bridges-castles-bazaars", prefix = "bridges",
          title = "Bridges, Castles & Bazaars",
          marks = { "bazaar", "inn", "garden", "no-castle" } }

tile { "cNESW-bazaar", 2, "city city city city",
       "city NESW", marks = { "bazaar" } }
tile { "cN-cE-cW-rS", 1, "city city road city",
       "city N", "city E", "city W", "road S end=city",
       "field SL touches=E", "field SR touches=N,E,W" }
tile { "cEW-bazaar", 1, "field city field city",
       "city EW", marks = { "bazaar" } }
tile { "cW-rE-split", 1, "field road field city",
       "city W no-castle", "road E end=city",
       "field NL.NR touches=W", "field EL touches=W",
       "field ER.SL.SR touches=W", variant = { 1, "garden" } }
tile { "cN-rS-bazaar", 1, "city field road field",
       "city N", "road S end=bazaar", marks = { "bazaar" } }
tile { "f-bazaar", 1, "field field field field", marks = { "bazaar" } }
tile { "m-cEW", 1, "field city field city", "monastery within=city", "city EW" }
tile { "m-rEW", 1, "field road field road", "monastery", "road EW" }
tile { "rS-inn-bazaar", 1, "field field road field",
       "road S inn end=bazaar", marks = { "bazaar" } }
tile { "rN-rS-bazaar", 1, "road field road field",
       ends = "bazaar", marks = { "bazaar" } }
tile { "rN-rS-inn-bazaar", 1, "road field road field",
       "road S inn", ends = "bazaar", marks = { "bazaar" } }
