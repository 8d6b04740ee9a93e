look { "bridge", glyph = "H", symbol = "arch", fill = "#c1935a" }
look { "castle", glyph = "C", symbol = "castle" }
look { "bazaar", fill = "#d9b36a", edge = "#7a5a2c", symbol = "stall" }
look { "no-castle", symbol = "none" }
