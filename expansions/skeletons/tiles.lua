-- TITLE. Names of tiles are up to you; sides are written clockwise from the
-- north.

tileset { "NAME", title = "TITLE", marks = { "pennant" } }

tile { "shrine", 2, "field field road field", "monastery",
  "road S end=monastery" }
tile { "bastion", 3, "city field field city", "city NW pennant" }
tile { "track", 3, "field road field road", "road EW" }
