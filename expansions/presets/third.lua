-- Third edition, with everything in its box.
return {
  title = "Third edition with river and abbot",
  titles = { de = "Dritte Ausgabe mit Fluss und Abt",
    fr = "Troisième édition avec rivière et abbé",
    it = "Terza edizione con fiume e abate",
    sv = "Tredje utgåvan med flod och abbot" },
  modules = { "base", "farmers", "river", "abbot" },
  options = { base = { edition = 3 } },
  players = 2,
}
