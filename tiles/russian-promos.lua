-- Four tiles out of Russian tales: a crossroads, a hut that likes to be alone,
-- a robber's tree and the pond of a water sprite.

tileset { "russian-promos", prefix = "russian", title = "Russian promos",
          marks = { "razboynik", "vodyanoy" } }

look { "razboynik", fill = "#4f6b2f", edge = "#26351a", symbol = "tree",
  size = 1.4 }
look { "vodyanoy", fill = "#3f8f9c", edge = "#1d4a55", symbol = "pool",
  size = 1.8 }

-- Three arms are one road; the fourth ends where it meets them.
tile { "rN-rESW", 1, "road road road road",
       "road N end=crossroads", "road ESW past=crossroads",
       "field NL.WR", "field NR.EL", "field ER.SL", "field SR.WL" }
tile { "h", 1, "field field field field", "hut" }
tile { "rEW-razboynik", 1, "field road field road",
       "road EW razboynik", marks = { "razboynik" } }
tile { "f-vodyanoy", 1, "field field field field",
       marks = { "vodyanoy" } }
