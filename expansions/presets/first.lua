-- First edition: 4 points a city for farmers, two-tile cities count half.
return {
  title = "First edition",
  titles = { de = "Erste Ausgabe",
    fr = "Première édition",
    it = "Prima edizione",
    sv = "Första utgåvan" },
  about = "for those who learnt it when it first came out: 4 points a city " ..
    "for farmers, and half for small cities",
  abouts = {
    de = "für alle, die es von Anfang an kennen: 4 Punkte je Stadt für " ..
      "Bauern und halbe kleine Städte",
    fr = "pour qui le connaît depuis sa sortie : 4 points par ville aux " ..
      "paysans et la moitié pour les petites villes",
    it = "per chi lo conosce dall’inizio: 4 punti per città ai " ..
      "contadini e metà per le città piccole",
    sv = "för den som kan det sedan det först kom ut: 4 poäng per stad " ..
      "till bönder och hälften för små städer",
  },
  modules = { "base", "farmers" },
  options = { base = { edition = 1 } },
  players = 2,
}
