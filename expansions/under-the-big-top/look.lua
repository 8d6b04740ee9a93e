look { "bigtop", glyph = "A", colour = "#c23b2e", symbol = "tent", size = 1.5 }
look { "ringmaster", glyph = "R", symbol = "ringmaster" }
