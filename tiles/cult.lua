-- Six tiles, each with a shrine.

tileset { "cult", title = "The Cult", marks = { "shrine" } }

look { "monastery.shrine", fill = "#6d5a8e", edge = "#2b2140",
  symbol = "minster" }
look { "shrine", symbol = "none" }

tile { "m", 1, "field field field field",
       "monastery shrine", marks = { "shrine" } }
tile { "m-cN", 1, "city field field field",
       "monastery shrine", marks = { "shrine" } }
tile { "m-rS", 1, "field field road field",
       "monastery shrine", "road S end=monastery", marks = { "shrine" } }
tile { "m-cN-rS", 1, "city field road field",
       "monastery shrine", "road S end=monastery",
       "field EL.ER.SL.SR.WL.WR touches=N", marks = { "shrine" } }
tile { "m-rN-rS", 1, "road field road field",
       "monastery shrine", ends = "monastery", marks = { "shrine" } }
tile { "m-cN-rE-rW", 1, "city road field road",
       "monastery shrine", ends = "monastery", marks = { "shrine" } }
