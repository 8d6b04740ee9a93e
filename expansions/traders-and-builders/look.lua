look { "builder", glyph = "b", symbol = "worker" }
look { "pig", glyph = "p", symbol = "pig" }
