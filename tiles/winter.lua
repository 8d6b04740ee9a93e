-- The twelve tiles that the winter edition has besides those of the base game.

tileset { "winter", title = "Winter edition", marks = { "inn" } }

look { "inn", fill = "#c0562f", symbol = "house" }

-- Monasteries, and roads alone.
tile { "m-rS", 1, "field field road field",
       "monastery", "road S end=monastery" }
tile { "m-rE-rW", 1, "field road field road",
       "monastery", ends = "monastery" }
tile { "rS", 1, "field field road field",
       "road S end=stop" }
tile { "rE-rS-rW", 1, "field road road road",
       ends = "crossroads" }
tile { "rNW-rES", 1, "road road road road",
       "road NW", "road ES" }

-- Roads that end at a city.
tile { "cN-rE", 1, "city road field field",
       "road E end=city" }
tile { "cN-rW", 1, "city field field road",
       "road W end=city" }
tile { "cN-rS", 1, "city field road field",
       "road S end=city" }
tile { "cNW-rE", 1, "city road field city",
       "city NW", "road E end=city" }
tile { "cNW-rS-inn", 1, "city field road city",
       "city NW", "road S inn end=city" }

-- Roads that pass by.
tile { "cN-rES", 1, "city road road field",
       "road ES" }
tile { "cN-rSW", 1, "city field road road",
       "road SW" }
