-- Two tiles of a magazine. Together they are where a game begins.

tileset { "spiel-doch", prefix = "spieldoch", title = "Spiel doch!",
          marks = { "garden" } }

tile { "cN-cW", 1, "city field field city", group = "opening" }
tile { "rE-rS-rW", 1, "field road road road",
       group = "opening", ends = "crossroads", variant = { 1, "garden" } }
