-- The city game: streets, quarters of houses, and markets of three kinds.
--
-- How the printed 75 tiles are distributed is not published anywhere we know.
-- This set is our own; it meets every total in the text of the rules: 75
-- tiles, 32 public buildings, the 7 historic buildings with their names, and
-- three kinds of market. A market fills its whole side; a street has quarter
-- on both halves. The goods of a market come with the kind of its sides.

tileset { "die-stadt", prefix = "stadt", title = "Die Stadt",
          marks = { "public", "historic", "name" } }

look { "public", symbol = "none" }
look { "historic", symbol = "none" }
look { "name", symbol = "none" }
look { "fish", fill = "#5b93c4", symbol = "fish" }
look { "grain", fill = "#e3b33a", edge = "#7a5410", symbol = "sheaf" }
look { "livestock", fill = "#a8744f", symbol = "cow" }
look { "crossing", fill = "#ddcfa6", edge = "#85785a", symbol = "plaza" }

-- Streets and quarters.
tile { "sNS", 4, "street quarter street quarter",
       "street NS" }
tile { "sNS-public", 2, "street quarter street quarter",
       "street NS", "building public" }
tile { "sSW", 3, "quarter quarter street street",
       "street SW" }
tile { "sSW-public", 4, "quarter quarter street street",
       "street SW", "building public" }
tile { "sE-sS-sW", 2, "quarter street street street",
       ends = "crossing" }
tile { "sE-sS-sW-public", 3, "quarter street street street",
       "building public", ends = "crossing" }

-- Historic buildings, and where streets end.
tile { "sN-sE-sS-sW-petit-puits", 1, "street street street street",
       "building historic name=petit-puits", ends = "crossing" }
tile { "sN-sE-sS-sW-grand-puits", 1, "street street street street",
       "building historic name=grand-puits", ends = "crossing" }
tile { "sS-public", 2, "quarter quarter street quarter",
       "street S end=street-end", "building public" }
tile { "sS-tour-carree", 1, "quarter quarter street quarter",
       "street S end=street-end", "building historic name=tour-carree" }
tile { "sS-batiment", 1, "quarter quarter street quarter",
       "street S end=street-end", "building historic name=batiment" }
tile { "q-saint-sernin", 1, "quarter quarter quarter quarter",
       "building historic name=saint-sernin" }
tile { "q-saint-nazaire", 1, "quarter quarter quarter quarter",
       "building historic name=saint-nazaire" }
tile { "q-chateau-comtal", 1, "quarter quarter quarter quarter",
       "building historic name=chateau-comtal" }

-- A market on one side.
tile { "mN-fish", 1, "market.fish quarter quarter quarter" }
tile { "mN-fish-public", 2, "market.fish quarter quarter quarter",
       "building public" }
tile { "mN-grain", 1, "market.grain quarter quarter quarter" }
tile { "mN-grain-public", 2, "market.grain quarter quarter quarter",
       "building public" }
tile { "mN-livestock", 1, "market.livestock quarter quarter quarter" }
tile { "mN-livestock-public", 2, "market.livestock quarter quarter quarter",
       "building public" }

-- A market over a corner.
tile { "mNW-fish", 1,
       "market.fish quarter quarter market.fish", "market NW" }
tile { "mNW-fish-public", 1,
       "market.fish quarter quarter market.fish", "market NW",
       "building public" }
tile { "mNW-grain", 1,
       "market.grain quarter quarter market.grain", "market NW" }
tile { "mNW-grain-public", 1,
       "market.grain quarter quarter market.grain", "market NW",
       "building public" }
tile { "mNW-livestock", 1,
       "market.livestock quarter quarter market.livestock", "market NW" }
tile { "mNW-livestock-public", 1,
       "market.livestock quarter quarter market.livestock", "market NW",
       "building public" }

-- A market across the tile.
tile { "mEW-fish", 1, "quarter market.fish quarter market.fish",
       "market EW" }
tile { "mEW-grain", 1, "quarter market.grain quarter market.grain",
       "market EW" }
tile { "mEW-livestock", 1, "quarter market.livestock quarter market.livestock",
       "market EW" }

-- Two markets.
tile { "mN-mS-fish-grain-public", 1,
       "market.fish quarter market.grain quarter", "building public" }
tile { "mN-mS-grain-livestock-public", 1,
       "market.grain quarter market.livestock quarter", "building public" }
tile { "mN-mS-livestock-fish-public", 1,
       "market.livestock quarter market.fish quarter", "building public" }
tile { "mN-mW-fish-grain", 1, "market.fish quarter quarter market.grain" }
tile { "mN-mW-grain-livestock", 1,
       "market.grain quarter quarter market.livestock" }
tile { "mN-mW-livestock-fish", 1,
       "market.livestock quarter quarter market.fish" }

-- A market on three sides.
tile { "mNEW-fish", 1,
       "market.fish market.fish quarter market.fish", "market NEW" }
tile { "mNEW-grain", 1,
       "market.grain market.grain quarter market.grain", "market NEW" }
tile { "mNEW-livestock", 1,
       "market.livestock market.livestock quarter market.livestock",
       "market NEW" }

-- A street past a market.
tile { "mN-sEW-fish", 1, "market.fish street quarter street",
       "street EW" }
tile { "mN-sEW-fish-public", 1, "market.fish street quarter street",
       "street EW", "building public" }
tile { "mN-sEW-grain", 1, "market.grain street quarter street",
       "street EW" }
tile { "mN-sEW-grain-public", 1, "market.grain street quarter street",
       "street EW", "building public" }
tile { "mN-sEW-livestock", 1, "market.livestock street quarter street",
       "street EW" }
tile { "mN-sEW-livestock-public", 1, "market.livestock street quarter street",
       "street EW", "building public" }

-- A bend beside a market.
tile { "mN-sES-fish-public", 1, "market.fish street street quarter",
       "street ES", "building public" }
tile { "mN-sES-grain-public", 1, "market.grain street street quarter",
       "street ES", "building public" }
tile { "mN-sES-livestock-public", 1, "market.livestock street street quarter",
       "street ES", "building public" }
tile { "mN-sSW-fish", 1, "market.fish quarter street street",
       "street SW" }
tile { "mN-sSW-grain", 1, "market.grain quarter street street",
       "street SW" }
tile { "mN-sSW-livestock", 1, "market.livestock quarter street street",
       "street SW" }

-- A junction beside a market.
tile { "mN-sE-sS-sW-fish", 1, "market.fish street street street",
       ends = "crossing" }
tile { "mN-sE-sS-sW-grain", 1, "market.grain street street street",
       ends = "crossing" }
tile { "mN-sE-sS-sW-livestock", 1, "market.livestock street street street",
       ends = "crossing" }

-- A bend around a larger market.
tile { "mNW-sES-fish-public", 1,
       "market.fish street street market.fish", "market NW", "street ES",
       "building public" }
tile { "mNW-sES-grain-public", 1,
       "market.grain street street market.grain", "market NW", "street ES",
       "building public" }
tile { "mNW-sES-livestock-public", 1,
       "market.livestock street street market.livestock", "market NW",
       "street ES", "building public" }

-- A street that ends at a market.
tile { "mN-sS-fish", 1, "market.fish quarter street quarter",
       "street S end=market" }
tile { "mN-sS-grain", 1, "market.grain quarter street quarter",
       "street S end=market" }
tile { "mN-sS-livestock", 1, "market.livestock quarter street quarter",
       "street S end=market" }
