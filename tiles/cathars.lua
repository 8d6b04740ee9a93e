-- Four tiles, each with a city under siege.

tileset { "cathars", title = "The Cathars", marks = { "besieged" } }

look { "besieged", fill = "#b0302a", edge = "#3c3c40", symbol = "swords" }

tile { "cN",      1, "city field field field", "city N besieged" }
tile { "cN-rEW",  1, "city road field road",   "city N besieged", "road EW" }
tile { "cNW",     1, "city field field city",  "city NW besieged" }
tile { "cNW-rES", 1, "city road road city",    "city NW besieged", "road ES" }
