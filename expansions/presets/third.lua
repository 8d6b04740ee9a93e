-- Third edition, with everything in its box.
return {
  title = "Third edition with river and abbot",
  titles = { de = "Dritte Ausgabe mit Fluss und Abt",
    fr = "Troisième édition avec rivière et abbé",
    it = "Terza edizione con fiume e abate",
    sv = "Tredje utgåvan med flod och abbot" },
  about = "a good first game: as it is sold today, with the river and " ..
    "the abbot that are in its box",
  abouts = {
    de = "gut für die erste Partie: das Spiel, wie es heute zu kaufen " ..
      "ist, mit Fluss und Abt aus derselben Schachtel",
    fr = "bien pour une première partie : le jeu tel qu’il est vendu " ..
      "aujourd’hui, avec la rivière et l’abbé de sa boîte",
    it = "adatto a una prima partita: il gioco come si vende oggi, con " ..
      "il fiume e l’abate della scatola",
    sv = "bra som första parti: spelet som det säljs i dag, med floden " ..
      "och abboten ur samma låda",
  },
  modules = { "base", "farmers", "river", "abbot" },
  options = { base = { edition = 3 } },
  players = 2,
}
