-- Two boxes on one table: a pile of several copies is plain config.
return {
  title = "Two boxes of the base game",
  titles = { de = "Zwei Schachteln des Grundspiels",
    fr = "Deux boîtes du jeu de base",
    it = "Due scatole del gioco base",
    sv = "Två lådor av grundspelet" },
  about = "a long game for four: the base game out of two boxes, with " ..
    "ten followers each",
  abouts = {
    de = "eine lange Partie zu viert: das Grundspiel aus zwei " ..
      "Schachteln, mit je zehn Gefolgsleuten",
    fr = "une longue partie à quatre : le jeu de base de deux boîtes, " ..
      "avec dix partisans chacun",
    it = "una partita lunga in quattro: il gioco base da due scatole, " ..
      "con dieci seguaci a testa",
    sv = "ett långt parti för fyra: grundspelet ur två lådor, med tio " ..
      "följeslagare var",
  },
  modules = { "base", "farmers" },
  tiles = { base = 2 },
  pieces = { meeple = 10 },
  players = 4,
}
