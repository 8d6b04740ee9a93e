-- First edition: 4 points a city for farmers, two-tile cities count half.
return {
  title = "First edition",
  titles = { de = "Erste Ausgabe",
    fr = "Première édition",
    it = "Prima edizione",
    sv = "Första utgåvan" },
  modules = { "base", "farmers" },
  options = { base = { edition = 1 } },
  players = 2,
}
