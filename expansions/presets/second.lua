-- Second edition: 3 points a city and player for farmers.
return {
  title = "Second edition",
  titles = { de = "Zweite Ausgabe",
    fr = "Deuxième édition",
    it = "Seconda edizione",
    sv = "Andra utgåvan" },
  modules = { "base", "farmers", "river" },
  options = { base = { edition = 2 } },
  players = 2,
}
