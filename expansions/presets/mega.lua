-- A game for a weekend: 32 copies of every tile that base, farmers and river
-- can use, of some 33. Marks that no rule here knows are plain.
return {
  title = "Mega: 5,517 tiles",
  titles = { de = "Mega: 5.517 Karten",
    fr = "Méga : 5 517 tuiles",
    it = "Mega: 5.517 tessere",
    sv = "Mega: 5 517 brickor" },
  about = "a game for a weekend, with tiles of many boxes by the rules of " ..
    "the base game with the river",
  abouts = {
    de = "eine Partie für ein Wochenende, mit Karten aus vielen Schachteln " ..
      "nach den Regeln des Grundspiels mit Fluss",
    fr = "une partie pour un week-end, avec les tuiles de bien des boîtes " ..
      "et les règles du jeu de base avec rivière",
    it = "una partita per un fine settimana, con tessere di molte scatole " ..
      "e le regole del gioco base con fiume",
    sv = "ett parti för en helg, med brickor ur många lådor och " ..
      "grundspelets regler med flod",
  },
  modules = { "base", "farmers", "river" },
  tiles = {
    base = 32, -- 72 tiles a copy
    ["inns-and-cathedrals"] = 32, -- 18
    ["princess-and-dragon"] = 32, -- 30
    tower = 32, -- 18
    ["traders-and-builders"] = 33, -- 24
    ["king-and-robber"] = 33, -- 5
    cathars = 33, -- 4
    river = 1, -- 12
  },
  pieces = { meeple = 20 },
  players = 2,
}
