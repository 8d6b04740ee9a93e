text {
  en = {
    about = "the game ends when somebody has so many points",
  },
  de = {
    module = "Punktegrenze",
    about = "das Spiel endet, sobald jemand so viele Punkte hat",
    ["option limit"] = "Punkte, bei denen das Spiel nach dem Zug endet",
  },
  fr = {
    module = "Limite de points",
    about = "la partie finit dès que quelqu'un a tant de points",
    ["option limit"] = "points auxquels la partie finit, après le tour",
  },
  it = {
    module = "Limite di punti",
    about = "il gioco finisce quando qualcuno ha tanti punti",
    ["option limit"] = "punti a cui il gioco finisce, dopo il turno",
  },
  sv = {
    module = "Poänggräns",
    about = "spelet slutar när någon har så många poäng",
    ["option limit"] = "poäng då spelet slutar, efter turen",
  },
}
