-- What the base game looks like; lua/host/pictures/looks.lua explains look{}.

look { "city", colour = "#b5783a", glyph = "#", fill = "#d0a66c",
  edge = "#6b4526", texture = "houses" }
look { "road", colour = "#e8e0c8", glyph = "=", edge = "#85785a",
  line = "road" }
look { "field", colour = "#5f9e3e", glyph = ".", fill = "#86b558",
  texture = "grass" }
look { "monastery", colour = "#c8503c", glyph = "M", edge = "#5a2f24",
  symbol = "church" }
look { "meeple", glyph = "o", symbol = "person" }
look { "pennant", fill = "#2f62b5", symbol = "shield" }
look { "crossroads", fill = "#ddcfa6", edge = "#85785a", symbol = "plaza" }
