-- First edition: 4 points a city for farmers, two-tile cities count half.
return {
  title = "First edition",
  titles = { de = "Erste Ausgabe",
    fr = "Première édition",
    it = "Prima edizione",
    sv = "Första utgåvan" },
  about = "the base game as it first came out, with 4 points a city for " ..
    "farmers, and half for small cities",
  abouts = {
    de = "das Grundspiel, wie es zuerst erschien, mit 4 Punkten je Stadt " ..
      "für Bauern und halben kleinen Städten",
    fr = "le jeu de base à sa sortie, avec 4 points par ville aux paysans " ..
      "et la moitié pour les petites villes",
    it = "il gioco base com’era all’inizio, con 4 punti per città ai " ..
      "contadini e metà per le città piccole",
    sv = "grundspelet som det först kom ut, med 4 poäng per stad till " ..
      "bönder och hälften för små städer",
  },
  modules = { "base", "farmers" },
  options = { base = { edition = 1 } },
  players = 2,
}
