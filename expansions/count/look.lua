look { "count", colour = "#404080", glyph = "C", fill = "#6a5acd",
  symbol = "count" }
