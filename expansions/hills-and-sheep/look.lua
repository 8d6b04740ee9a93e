look { "shepherd", colour = "#d8c9a0", glyph = "s", symbol = "worker" }
