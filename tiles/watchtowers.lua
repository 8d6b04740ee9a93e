-- Twelve tiles with a watchtower each. Roads end there, and the tower stands
-- against the city, so that meadows on both sides of a road are apart. The mark
-- says what it looks out for.

tileset { "watchtowers", title = "The Watchtowers",
          marks = { "watch-road", "watch-city", "watch-monastery",
                    "watch-pennant", "watch-meeple" } }

look { "watch-road", symbol = "watchtower", fill = "#cbb994" }
look { "watch-city", symbol = "watchtower", fill = "#c98a4b" }
look { "watch-monastery", symbol = "watchtower", fill = "#b5533c" }
look { "watch-pennant", symbol = "watchtower", fill = "#5b7fbf" }
look { "watch-meeple", symbol = "watchtower", fill = "#7d9b62" }

tile { "cN-cE-rS-2pennant", 1, "city city road field",
       "field SL touches=E", "field SR.WL.WR touches=N", ends = "watch-pennant",
       marks = { "watch-pennant" } }
tile { "cN-3monastery", 1, "city field field field",
       marks = { "watch-monastery" } }
tile { "cN-rS-1city", 1, "city field road field",
       "field EL.ER.SL touches=N", "field SR.WL.WR touches=N",
       ends = "watch-city", marks = { "watch-city" } }
tile { "cN-rS-2meeple", 1, "city field road field",
       "field EL.ER.SL touches=N", "field SR.WL.WR touches=N",
       ends = "watch-meeple", marks = { "watch-meeple" } }
tile { "cN-rE-rW-1road", 1, "city road field road",
       "field EL touches=N", "field ER.SL.SR.WL", "field WR touches=N",
       ends = "watch-road", marks = { "watch-road" } }
tile { "cNW-rE-rS-2meeple", 1, "city road road city",
       "city NW", "field EL touches=N", "field ER.SL", "field SR touches=N",
       ends = "watch-meeple", marks = { "watch-meeple" } }
tile { "cE-cW-1city", 1, "field city field city",
       "field NL.NR touches=E,W", "field SL.SR touches=E,W",
       marks = { "watch-city" } }
tile { "cE-cW-rS-2pennant", 1, "field city road city",
       "field NL.NR touches=E,W", "field SL touches=E", "field SR touches=W",
       ends = "watch-pennant", marks = { "watch-pennant" } }
tile { "cW-rS-1road", 1, "field field road city",
       "field NL.NR.EL.ER.SL touches=W", "field SR touches=W",
       ends = "watch-road", marks = { "watch-road" } }
tile { "cW-rE-1city", 1, "field road field city",
       "field NL.NR.EL touches=W", "field ER.SL.SR touches=W",
       ends = "watch-city", marks = { "watch-city" } }
tile { "rE-rW-3monastery", 1, "field road field road",
       "field NL.NR.EL.WR", "field ER.SL.SR.WL", ends = "watch-monastery",
       marks = { "watch-monastery" } }
tile { "rE-rS-1road", 1, "field road road field",
       "field NL.NR.EL.SR.WL.WR", "field ER.SL", ends = "watch-road",
       marks = { "watch-road" } }
