look { "phantom", colour = "#7d6a9a", glyph = "p", symbol = "person" }
