look { "street", colour = "#e8e0c8", glyph = "=", edge = "#7d7360",
  line = "street" }
look { "market", colour = "#5f9e3e", glyph = "#", fill = "#d9c48f",
  edge = "#7a6238", texture = "stalls", rim = "kerb" }
look { "quarter", colour = "#9a6b43", glyph = ".", fill = "#c9a988",
  texture = "quarter" }
look { "building", colour = "#c8503c", glyph = "B", symbol = "hall" }
look { "building.public", fill = "#5b7fa6", edge = "#2b3d52",
  symbol = "hall", size = .9 }
look { "building.historic", fill = "#b0752e", edge = "#4a2f12",
  symbol = "keep", size = .9 }
look { "follower", glyph = "o", symbol = "person" }
look { "tower", glyph = "T", symbol = "tower" }
look { "wall", fill = "#a39a8c", symbol = "wall" }
look { "gate", glyph = "G", fill = "#a39a8c", symbol = "gate" }
look { "building.name=petit-puits", fill = "#b0752e", edge = "#4a2f12",
  symbol = "well", size = .85 }
look { "building.name=grand-puits", fill = "#b0752e", edge = "#4a2f12",
  symbol = "fountain", size = 1 }
look { "building.name=tour-carree", fill = "#b0752e", edge = "#4a2f12",
  symbol = "watchtower", size = .95 }
look { "building.name=batiment", fill = "#b0752e", edge = "#4a2f12",
  symbol = "manor", size = .95 }
look { "building.name=saint-sernin", fill = "#b0752e", edge = "#4a2f12",
  symbol = "basilica", size = .95 }
look { "building.name=saint-nazaire", fill = "#b0752e", edge = "#4a2f12",
  symbol = "minster", size = 1 }
look { "building.name=chateau-comtal", fill = "#b0752e", edge = "#4a2f12",
  symbol = "castle", size = 1 }
