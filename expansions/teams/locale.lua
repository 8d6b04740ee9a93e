text {
  en = {
    ["how to play"] =
      "Two who sit opposite each other are partners. While the game goes on "
      .. "everybody has figures and points of their own; in the end both "
      .. "partners have the sum of their points. With an odd number of "
      .. "players there are no teams.",
    partner = "partner's points",
    about = "partners who sit opposite share their points",
  },
  it = {
    ["how to play"] =
      "Due giocatori seduti di fronte sono compagni. Durante la partita "
      .. "ognuno ha le proprie figure e i propri punti; alla fine i due "
      .. "compagni hanno la somma dei loro punti. Con un numero dispari di "
      .. "giocatori non ci sono squadre.",
    partner = "punti del compagno",
    module = "Squadre di due",
    about = "i compagni seduti di fronte dividono i punti",
  },
  fr = {
    ["how to play"] =
      "Deux joueurs face à face sont partenaires. Pendant la partie chacun a "
      .. "ses figurines et ses points ; à la fin les deux partenaires ont la "
      .. "somme de leurs points. Avec un nombre impair de joueurs, il n'y a "
      .. "pas d'équipes.",
    partner = "points du partenaire",
    module = "Équipes de deux",
    about = "des partenaires face à face partagent leurs points",
  },
  de = {
    ["how to play"] =
      "Zwei, die einander gegenübersitzen, sind Partner. Im Spiel hat jeder "
      .. "eigene Figuren und Punkte; am Ende haben beide Partner die Summe "
      .. "ihrer Punkte. Bei einer ungeraden Zahl von Spielern gibt es keine "
      .. "Teams.",
    partner = "Punkte des Partners",
    module = "Zweierteams",
    about = "Partner, die einander gegenübersitzen, teilen ihre Punkte",
  },
  sv = {
    ["how to play"] =
      "Två som sitter mitt emot varandra är lagkamrater. Under spelet har "
      .. "var och en egna figurer och poäng; på slutet har båda summan av "
      .. "sina poäng. Med ett udda antal spelare finns inga lag.",
    partner = "partnerns poäng",
    module = "Lag om två",
    about = "lagkamrater mitt emot varandra delar poäng",
  },
}
