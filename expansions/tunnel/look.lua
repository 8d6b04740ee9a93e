look { "mouth", symbol = "arch", fill = "#3b352f", edge = "#1d1a17",
       size = 1.4 }
look { "tunnel-a", glyph = "a", symbol = "archone" }
look { "tunnel-b", glyph = "b", symbol = "archtwo" }
look { "tunnel-c", glyph = "c", symbol = "archthree" }
