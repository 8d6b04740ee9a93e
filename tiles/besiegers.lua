-- Six tiles, each with a city under siege.

tileset { "besiegers", title = "The Besiegers", marks = { "besieged" } }

look { "besieged", fill = "#b0302a", edge = "#3c3c40", symbol = "swords" }

tile { "cNEW",    1, "city city field city", "city NEW besieged" }
tile { "cNW-rE",  1, "city road field city",
       "city NW besieged", "road E end=city" }
tile { "cNW-rS",  1, "city field road city",
       "city NW besieged", "road S end=city" }
tile { "cN-rS",   1, "city field road field",
       "city N besieged", "road S end=city" }
tile { "cN-rES",  1, "city road road field", "city N besieged", "road ES" }
tile { "cN-rSW",  1, "city field road road", "city N besieged", "road SW" }
