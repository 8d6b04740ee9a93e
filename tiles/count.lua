-- The City of Carcassonne: twelve tiles that lie on the table from the start,
-- unturned, in the cells they name:
--
--   01 02 03 04     A side called carcassonne lies within the block. It has no
--   05 06 07 08     segment of its own, but the fields around the city go on
--   09 10 11 12     from tile to tile over the outer halves of such sides.
--
-- The fields bear the mark because they border the city. 06 and 07 are wholly
-- inside and hold nothing: nobody can go there.

tileset { "count", title = "The Count of Carcassonne",
          marks = { "carcassonne", "walled" } }

look { "carcassonne", fill = "#b9a08a", edge = "#54402f",
  texture = "quarter", symbol = "none" }
look { "walled", symbol = "none" }

-- The four quarters, to be seen.
look { "count/02", symbol = "castle", fill = "#b08d6a", edge = "#3c2a1c",
  size = 1.7 }
look { "count/07", symbol = "cathedral", fill = "#a33d35", edge = "#43221c",
  size = 2 }
look { "count/06", symbol = "stall", fill = "#c0562f", edge = "#43221c",
  size = 2 }
look { "count/10", symbol = "anvil", fill = "#6b6f76", edge = "#24262b",
  size = 1.5 }

-- North row.
tile { "01", 1, "field carcassonne carcassonne road",
       "road W end=carcassonne",
       "field NL.NR.EL.WR carcassonne", "field SR.WL carcassonne",
       at = { -2, -1 } }
tile { "02", 1, "field carcassonne carcassonne carcassonne",
       "field NL.NR.EL.WR carcassonne", at = { -1, -1 } }
tile { "03", 1, "field carcassonne carcassonne carcassonne",
       "field NL.NR.EL.WR carcassonne", at = { 0, -1 } }
tile { "04", 1, "road field carcassonne carcassonne",
       "road N end=carcassonne",
       "field NL.WR carcassonne", "field NR.EL.ER.SL carcassonne",
       at = { 1, -1 } }

-- Middle row.
tile { "05", 1, "carcassonne carcassonne carcassonne field",
       "field NL.SR.WL.WR carcassonne", at = { -2, 0 } }
tile { "06", 1, "carcassonne carcassonne carcassonne carcassonne",
       at = { -1, 0 }, marks = { "walled" } }
tile { "07", 1, "carcassonne carcassonne carcassonne carcassonne",
       at = { 0, 0 }, marks = { "walled" } }
tile { "08", 1, "carcassonne field carcassonne carcassonne",
       "field NR.EL.ER.SL carcassonne", at = { 1, 0 } }

-- South row.
tile { "09", 1, "carcassonne carcassonne city field",
       "field NL.ER.WL.WR carcassonne touches=S", at = { -2, 1 } }
tile { "10", 1, "carcassonne carcassonne field carcassonne",
       "field ER.SL.SR.WL carcassonne", at = { -1, 1 } }
tile { "11", 1, "carcassonne carcassonne road carcassonne",
       "road S end=carcassonne",
       "field ER.SL carcassonne", "field SR.WL carcassonne", at = { 0, 1 } }
tile { "12", 1, "carcassonne city field carcassonne",
       "field NR.SL.SR.WL carcassonne touches=E", at = { 1, 1 } }
