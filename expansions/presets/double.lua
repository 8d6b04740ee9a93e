-- Two boxes on one table: a pile of several copies is plain config.
return {
  title = "Two boxes of the base game",
  titles = { de = "Zwei Schachteln des Grundspiels",
    fr = "Deux boîtes du jeu de base",
    it = "Due scatole del gioco base",
    sv = "Två lådor av grundspelet" },
  modules = { "base", "farmers" },
  tiles = { base = 2 },
  pieces = { meeple = 10 },
  players = 4,
}
