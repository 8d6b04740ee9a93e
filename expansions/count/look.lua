look { "count", colour = "#404080", glyph = "C", fill = "#6a5acd",
  symbol = "count" }

-- Where each quarter lies: in the middle of its tile.
look { "zone.castle", x = -50, y = -50 }
look { "zone.market", x = -50, y = 50 }
look { "zone.blacksmith", x = -50, y = 138 }
look { "zone.cathedral", x = 50, y = 50 }
