-- Eight tiles with a bag each. Their shapes follow what players have noted of
-- the printed ones.

tileset { "robbers", title = "The Robbers", marks = { "bag" } }

look { "bag", symbol = "swords", fill = "#4a3b2a", edge = "#1e150b" }

tile { "cN", 1, "city field field field", marks = { "bag" } }
tile { "cNS", 1, "city field city field",
       "city NS", "field EL.ER touches=N", "field WL.WR touches=N",
       marks = { "bag" } }
tile { "cN-rES", 1, "city road road field",
       "road ES", "field EL.SR.WL.WR touches=N", "field ER.SL",
       marks = { "bag" } }
tile { "rNS", 2, "road field road field", "road NS", marks = { "bag" } }
tile { "rSW", 2, "field field road road", "road SW", marks = { "bag" } }
tile { "rE-rS-rW", 1, "field road road road", ends = "crossroads",
       marks = { "bag" } }
