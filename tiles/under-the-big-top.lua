-- Twelve tiles with a circus and eight with acrobats, in the middle of the
-- tile. Roads end there.

tileset { "under-the-big-top", prefix = "bigtop", title = "Under the Big Top",
          marks = { "circus", "acrobats", "garden" } }

look { "circus", fill = "#d8c38f", edge = "#7a5b2c", symbol = "arena" }
look { "acrobats", fill = "#b98a52", edge = "#5d4020", symbol = "stage" }

-- Acrobats.
tile { "f-acrobats", 1, "field field field field",
       marks = { "acrobats" }, variant = { 1, "garden" } }
tile { "rS-acrobats", 1, "field field road field",
       ends = "acrobats", marks = { "acrobats" } }
tile { "rS-rW-acrobats", 3, "field field road road",
       "field NL.NR.EL.ER.SL.WR", "field SR.WL",
       ends = "acrobats", marks = { "acrobats" } }
tile { "rN-rS-acrobats", 2, "road field road field",
       "field NL.SR.WL.WR", "field NR.EL.ER.SL",
       ends = "acrobats", marks = { "acrobats" } }
tile { "rN-rE-rS-acrobats", 1, "road road road field",
       "field NL.SR.WL.WR", "field NR.EL", "field ER.SL",
       ends = "acrobats", marks = { "acrobats" } }

-- A circus.
tile { "rS-circus", 1, "field field road field",
       ends = "circus", marks = { "circus" } }
tile { "rE-rS-circus", 1, "field road road field",
       "field NL.NR.EL.SR.WL.WR", "field ER.SL",
       ends = "circus", marks = { "circus" }, variant = { 1, "garden" } }
tile { "rE-rW-circus", 1, "field road field road",
       "field NL.NR.EL.WR", "field ER.SL.SR.WL",
       ends = "circus", marks = { "circus" } }
tile { "rE-rS-rW-circus", 1, "field road road road",
       "field NL.NR.EL.WR", "field ER.SL", "field SR.WL",
       ends = "circus", marks = { "circus" } }
tile { "cN-circus", 1, "city field field field", marks = { "circus" } }
tile { "cN-rW-circus", 1, "city field field road",
       "field EL.ER.SL.SR.WL touches=N", "field WR touches=N",
       ends = "circus", marks = { "circus" } }
tile { "cN-rS-circus", 2, "city field road field",
       "field EL.ER.SL touches=N", "field SR.WL.WR touches=N",
       ends = "circus", marks = { "circus" } }
tile { "cN-rE-rW-circus", 1, "city road field road",
       "field EL touches=N", "field ER.SL.SR.WL", "field WR touches=N",
       ends = "circus", marks = { "circus" } }
tile { "cN-cS-circus", 1, "city field city field",
       "field EL.ER touches=N,S", "field WL.WR touches=N,S",
       marks = { "circus" } }
tile { "cN-cE-rS-circus", 1, "city city road field",
       "field SL touches=E", "field SR.WL.WR touches=N",
       ends = "circus", marks = { "circus" } }
tile { "cNW-rE-rS-circus", 1, "city road road city",
       "city NW", "field EL touches=N", "field ER.SL", "field SR touches=N",
       ends = "circus", marks = { "circus" } }
