-- Second edition: 3 points a city and player for farmers.
return {
  title = "Second edition",
  titles = { de = "Zweite Ausgabe",
    fr = "Deuxième édition",
    it = "Seconda edizione",
    sv = "Andra utgåvan" },
  about = "for those who learnt it with the second edition: with the river; " ..
    "farmers get 3 points for each city, every player once",
  abouts = {
    de = "für alle, die mit der zweiten Ausgabe spielen: mit dem Fluss; " ..
      "Bauern bekommen 3 Punkte je Stadt, jeder Spieler einmal",
    fr = "pour qui a appris avec la deuxième édition : avec la rivière " ..
      "; les paysans reçoivent 3 points par ville, une fois par " ..
      "joueur",
    it = "per chi ha imparato con la seconda edizione: con il fiume; i " ..
      "contadini prendono 3 punti per città, una volta per giocatore",
    sv = "för den som är van vid andra utgåvan: med floden; bönder får " ..
      "3 poäng per stad, en gång per spelare",
  },
  modules = { "base", "farmers", "river" },
  options = { base = { edition = 2 } },
  players = 2,
}
