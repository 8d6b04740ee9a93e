look { "hut", colour = "#9a6a3a", glyph = "H", edge = "#4a2f16",
  symbol = "house", size = 1.3 }
