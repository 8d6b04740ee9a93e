-- Two boxes on one table: a pile of several copies is plain config.
return {
  title = "Two boxes of the base game",
  titles = { de = "Zwei Schachteln des Grundspiels",
    fr = "Deux boîtes du jeu de base",
    it = "Due scatole del gioco base",
    sv = "Två lådor av grundspelet" },
  about = "the base game out of two boxes, for four with ten followers each",
  abouts = {
    de = "das Grundspiel aus zwei Schachteln, zu viert mit je zehn " ..
      "Gefolgsleuten",
    fr = "le jeu de base de deux boîtes, à quatre avec dix partisans chacun",
    it = "il gioco base da due scatole, in quattro con dieci seguaci a testa",
    sv = "grundspelet ur två lådor, för fyra med tio följeslagare var",
  },
  modules = { "base", "farmers" },
  tiles = { base = 2 },
  pieces = { meeple = 10 },
  players = 4,
}
