-- Die Stadt: another game, with walls round a city.
return {
  title = "Die Stadt",
  about = "another game, in which all build one city with walls, guards " ..
    "and towers",
  abouts = {
    de = "ein anderes Spiel, in dem alle an einer Stadt mit Mauern, Wachen " ..
      "und Türmen bauen",
    fr = "un autre jeu, où tous bâtissent une seule ville avec remparts, " ..
      "gardes et tours",
    it = "un altro gioco, in cui tutti costruiscono una sola città con " ..
      "mura, guardie e torri",
    sv = "ett annat spel, där alla bygger en enda stad med murar, vakter " ..
      "och torn",
  },
  modules = { "die-stadt" },
  players = 2,
}
