look { "tower-piece", colour = "#806040", glyph = "T", symbol = "block" }
