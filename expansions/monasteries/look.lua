look { "dormitory", colour = "#7fa5a7", glyph = "z", edge = "#1d3a3c",
  symbol = "house", size = .8 }
