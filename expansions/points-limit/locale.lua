text {
  en = {
    ["how to play"] =
      "The game does not wait for the tiles to run out: when somebody has "
      .. "enough points, as a rule 50, it ends after that turn. What is "
      .. "incomplete then scores as ever, and the most points win.",
    about = "the game ends when somebody has so many points",
    ["played limit"] = {
      "The game ends after the turn in which somebody reaches 1 point.",
      "The game ends after the turn in which somebody reaches %d points.",
    },
  },
  de = {
    ["how to play"] =
      "Das Spiel wartet nicht, bis die Karten ausgehen: Hat jemand genug "
      .. "Punkte, in der Regel 50, so endet es nach diesem Zug. Dann zählt "
      .. "wie immer auch, was nicht fertig ist, und die meisten Punkte "
      .. "gewinnen.",
    module = "Punktegrenze",
    about = "das Spiel endet, sobald jemand so viele Punkte hat",
    ["option limit"] = "Punkte, bei denen das Spiel nach dem Zug endet",
    ["played limit"] = {
      "Das Spiel endet nach dem Zug, in dem jemand 1 Punkt erreicht.",
      "Das Spiel endet nach dem Zug, in dem jemand %d Punkte erreicht.",
    },
  },
  fr = {
    ["how to play"] =
      "La partie n'attend pas que les tuiles s'épuisent : quand quelqu'un a "
      .. "assez de points, en règle générale 50, elle finit après ce tour. "
      .. "Ce qui est inachevé rapporte alors comme toujours, et le plus "
      .. "grand nombre de points gagne.",
    module = "Limite de points",
    about = "la partie finit dès que quelqu'un a tant de points",
    ["option limit"] = "points auxquels la partie finit, après le tour",
    ["played limit"] = {
      "La partie finit après le tour où quelqu'un atteint 1 point.",
      "La partie finit après le tour où quelqu'un atteint %d points.",
    },
  },
  it = {
    ["how to play"] =
      "La partita non aspetta che finiscano le tessere: quando qualcuno ha "
      .. "abbastanza punti, di regola 50, finisce dopo quel turno. Allora dà "
      .. "punti come sempre anche quel che è incompleto, e vince chi ne ha "
      .. "di più.",
    module = "Limite di punti",
    about = "il gioco finisce quando qualcuno ha tanti punti",
    ["option limit"] = "punti a cui il gioco finisce, dopo il turno",
    ["played limit"] = {
      "Il gioco finisce dopo il turno in cui qualcuno arriva a 1 punto.",
      "Il gioco finisce dopo il turno in cui qualcuno arriva a %d punti.",
    },
  },
  sv = {
    ["how to play"] =
      "Spelet väntar inte tills brickorna är slut: när någon har "
      .. "tillräckligt många poäng, i regel 50, slutar det efter den turen. "
      .. "Då ger också det ofärdiga poäng som alltid, och flest poäng "
      .. "vinner.",
    module = "Poänggräns",
    about = "spelet slutar när någon har så många poäng",
    ["option limit"] = "poäng då spelet slutar, efter turen",
    ["played limit"] = {
      "Spelet slutar efter den tur då någon når 1 poäng.",
      "Spelet slutar efter den tur då någon når %d poäng.",
    },
  },
}
