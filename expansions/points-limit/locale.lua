text {
  en = {
    about = "the game ends when somebody has so many points",
    ["played limit"] = {
      "The game ends after the turn in which somebody reaches 1 point.",
      "The game ends after the turn in which somebody reaches %d points.",
    },
  },
  de = {
    module = "Punktegrenze",
    about = "das Spiel endet, sobald jemand so viele Punkte hat",
    ["option limit"] = "Punkte, bei denen das Spiel nach dem Zug endet",
    ["played limit"] = {
      "Das Spiel endet nach dem Zug, in dem jemand 1 Punkt erreicht.",
      "Das Spiel endet nach dem Zug, in dem jemand %d Punkte erreicht.",
    },
  },
  fr = {
    module = "Limite de points",
    about = "la partie finit dès que quelqu'un a tant de points",
    ["option limit"] = "points auxquels la partie finit, après le tour",
    ["played limit"] = {
      "La partie finit après le tour où quelqu'un atteint 1 point.",
      "La partie finit après le tour où quelqu'un atteint %d points.",
    },
  },
  it = {
    module = "Limite di punti",
    about = "il gioco finisce quando qualcuno ha tanti punti",
    ["option limit"] = "punti a cui il gioco finisce, dopo il turno",
    ["played limit"] = {
      "Il gioco finisce dopo il turno in cui qualcuno arriva a 1 punto.",
      "Il gioco finisce dopo il turno in cui qualcuno arriva a %d punti.",
    },
  },
  sv = {
    module = "Poänggräns",
    about = "spelet slutar när någon har så många poäng",
    ["option limit"] = "poäng då spelet slutar, efter turen",
    ["played limit"] = {
      "Spelet slutar efter den tur då någon når 1 poäng.",
      "Spelet slutar efter den tur då någon når %d poäng.",
    },
  },
}
