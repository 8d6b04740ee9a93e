look { "piece.shed", glyph = "s", symbol = "barn" }
look { "piece.house", glyph = "h", symbol = "house" }
look { "piece.turret", glyph = "t", symbol = "tower" }
