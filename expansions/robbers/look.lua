look { "piece.bandit", glyph = "b", symbol = "swords" }
