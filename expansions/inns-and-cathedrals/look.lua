look { "big", glyph = "O", symbol = "person", size = 1.35 }
