-- Three tiles of Darmstadt: two churches, and the Darmstadtium in its city.

tileset { "darmstadt", title = "Darmstadt",
          marks = { "church", "darmstadtium" } }

look { "monastery.church", fill = "#8fa3b0", edge = "#2f4452",
  symbol = "cathedral" }
look { "church", symbol = "none" }
look { "darmstadtium", fill = "#6f8fa6", edge = "#2f4452", symbol = "hall",
  size = 1.6 }

tile { "cNESW-darmstadtium", 1, "city city city city",
       "city NESW darmstadtium" }
tile { "m-rN-rE-rS-rW", 1, "road road road road",
       "monastery church", ends = "monastery", marks = { "church" } }
-- One road, which passes the church.
tile { "m-rES", 1, "field road road field",
       "monastery church", "road ES past=monastery", marks = { "church" } }
