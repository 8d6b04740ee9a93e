-- Six special monasteries, as in Germany, the Netherlands, Belgium or Japan. In
-- each there is a place to lie down.

tileset { "monasteries", title = "Special monasteries",
          marks = { "special" } }

look { "monastery.special", fill = "#3c6e71", edge = "#1d3a3c",
  symbol = "basilica" }

tile { "m", 4, "field field field field",
       "monastery special", "dormitory" }
tile { "m-rS", 2, "field field road field",
       "monastery special", "dormitory", "road S end=monastery" }
