-- Eight tiles, each with a goldmine.

tileset { "goldmines", prefix = "gold", title = "The Goldmines",
          marks = { "goldmine" } }

look { "goldmine", fill = "#e0b43c", edge = "#6b4f16", symbol = "mountain" }

-- Monasteries.
tile { "m-rES", 1, "field road road field",
       "monastery", "road ES", marks = { "goldmine" } }
tile { "m-cNW", 1, "city field field city",
       "monastery", "city NW", marks = { "goldmine" } }
tile { "m-cNW-rES", 1, "city road road city",
       "monastery", "city NW", "road ES", marks = { "goldmine" } }
tile { "m-rNE-rSW", 1, "road road road road",
       "monastery", "road NE", "road SW", marks = { "goldmine" } }

-- Roads and cities.
tile { "rNW-rES", 1, "road road road road",
       "road NW", "road ES", marks = { "goldmine" } }
tile { "cNW-rES", 1, "city road road city",
       "city NW", "road ES", marks = { "goldmine" } }
tile { "cEW-rNS", 1, "road city road city",
       "city EW", "road NS", marks = { "goldmine" },
       crossing = { "city E/road N" } }
tile { "rNS-rEW", 1, "road road road road",
       "road NS", "road EW", marks = { "goldmine" },
       crossing = { "road N/road E" } }
