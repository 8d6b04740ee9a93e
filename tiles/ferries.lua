-- Eight tiles with a lake at which three or four roads end. A ferry joins any
-- two of these ends.

tileset { "ferries", title = "The Ferries", marks = { "ferry" } }

look { "lake", symbol = "pool", fill = "#6fa8d8", edge = "#2f5578" }

tile { "cN-rE-rS-rW", 3, "city road road road",
       "road E ferry", "road S ferry", "road W ferry", ends = "lake" }
tile { "rE-rS-rW", 4, "field road road road",
       "road E ferry", "road S ferry", "road W ferry", ends = "lake" }
tile { "rN-rE-rS-rW", 1, "road road road road",
       "road N ferry", "road E ferry", "road S ferry", "road W ferry",
       ends = "lake" }
