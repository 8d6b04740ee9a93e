-- Ground on both sides of a road: two deer to the north, one to the south.

tileset { "herds", marks = { "deer" } }

tile { "herd", 3, "field road field road", "road EW",
  "field WR.NL.NR.EL deer=2", "field ER.SL.SR.WL deer" }
