look { "king", fill = "#e0b030", symbol = "crown" }
look { "robber", fill = "#4a4a52", symbol = "swords" }
