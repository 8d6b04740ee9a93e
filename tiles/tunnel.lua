-- Four tiles with ten mouths of tunnels.

tileset { "tunnel", title = "The Tunnel", marks = { "mouth" } }

look { "houses", symbol = "house", fill = "#b5583a" }

tile { "cN-rE-rS-rW", 1, "city road road road",
       "road E mouth", "road S mouth", "road W mouth", ends = "mouth" }
tile { "cN-rE-rW", 1, "city road field road",
       "road E mouth", "road W mouth", ends = "mouth" }
tile { "rE-rS", 1, "field road road field",
       "road E mouth", "road S mouth", ends = "mouth" }
-- The road to the north ends at houses, and a meadow goes round them.
tile { "rN-rE-rS-rW", 1, "road road road road",
       "road N end=houses", "road E mouth", "road S mouth", "road W mouth",
       "field NL.NR.EL.WR", "field ER.SL", "field SR.WL", ends = "mouth" }
