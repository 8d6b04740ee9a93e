-- TITLE. Letters are up to you; sides are written clockwise from the north.

tileset { "NAME", title = "TITLE", marks = { "pennant" } }

tile { "A", 2, "field field road field", "monastery", "road S end=monastery" }
tile { "B", 3, "city field field city",  "city NW pennant" }
tile { "C", 3, "field road field road",  "road EW" }
