look { "mage", colour = "#3f6fd0", glyph = "m", symbol = "mayor" }
look { "witch", colour = "#2f2f2f", glyph = "w", symbol = "lady" }
