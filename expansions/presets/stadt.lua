-- Die Stadt: another game, with walls round a city.
return {
  title = "Die Stadt",
  about = "another game, for those who know the base game: all build one " ..
    "city with walls, guards and towers",
  abouts = {
    de = "ein anderes Spiel, für alle, die das Grundspiel kennen: alle " ..
      "bauen an einer Stadt mit Mauern, Wachen und Türmen",
    fr = "un autre jeu, pour qui connaît le jeu de base : tous " ..
      "bâtissent une seule ville avec remparts, gardes et tours",
    it = "un altro gioco, per chi conosce il gioco base: tutti " ..
      "costruiscono una sola città con mura, guardie e torri",
    sv = "ett annat spel, för den som kan grundspelet: alla bygger en " ..
      "enda stad med murar, vakter och torn",
  },
  modules = { "die-stadt" },
  players = 2,
}
