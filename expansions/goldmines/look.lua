look { "gold", colour = "#e6b422", glyph = "$", symbol = "block" }
