look { "piece.dragon", colour = "#8f1220", glyph = "D", symbol = "dragon",
  size = 1.7 }
look { "fairy", colour = "#f0d0f0", glyph = "F", fill = "#f3e6a8",
  symbol = "fairy" }
