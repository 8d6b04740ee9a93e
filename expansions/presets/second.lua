-- Second edition: 3 points a city and player for farmers.
return {
  title = "Second edition",
  titles = { de = "Zweite Ausgabe",
    fr = "Deuxième édition",
    it = "Seconda edizione",
    sv = "Andra utgåvan" },
  about = "the base game with the river; farmers get 3 points for each " ..
    "city, every player once",
  abouts = {
    de = "das Grundspiel mit dem Fluss; Bauern bekommen 3 Punkte je Stadt, " ..
      "jeder Spieler einmal",
    fr = "le jeu de base avec la rivière ; les paysans reçoivent 3 points " ..
      "par ville, une fois par joueur",
    it = "il gioco base con il fiume; i contadini prendono 3 punti per " ..
      "città, una volta per giocatore",
    sv = "grundspelet med floden; bönder får 3 poäng per stad, en gång per " ..
      "spelare",
  },
  modules = { "base", "farmers", "river" },
  options = { base = { edition = 2 } },
  players = 2,
}
