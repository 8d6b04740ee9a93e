look { "abbey", colour = "#8f9fae", glyph = "a" }
look { "mayor", glyph = "m", symbol = "mayor" }
look { "wagon", glyph = "w", symbol = "cart" }
look { "barn", colour = "#8a4b2f", glyph = "b", symbol = "barn" }
