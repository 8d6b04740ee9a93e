look { "garden", colour = "#d878b0", glyph = "G", symbol = "garden" }
look { "abbot", glyph = "a", symbol = "abbot" }
