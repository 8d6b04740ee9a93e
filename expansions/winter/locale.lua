text {
  en = {
    ["how to play"] =
      "Twelve more tiles are drawn among the others. They add no rule: their "
      .. "roads, cities and monasteries score as ever, and the inn on one of "
      .. "them counts only if inns are played with.",
    about = "the twelve tiles that the winter edition has besides",
  },
  de = {
    ["how to play"] =
      "Zwölf weitere Karten kommen unter die anderen. Sie bringen keine neue "
      .. "Regel: Ihre Straßen, Städte und Klöster zählen wie immer, und das "
      .. "Wirtshaus auf einer davon zählt nur, wenn mit Wirtshäusern "
      .. "gespielt wird.",
    module = "Winter-Edition",
    about = "die zwölf Karten, die die Winter-Edition außerdem hat",
  },
  fr = {
    ["how to play"] =
      "Douze tuiles de plus se mêlent aux autres. Elles n'ajoutent aucune "
      .. "règle : leurs chemins, villes et abbayes comptent comme toujours, "
      .. "et l'auberge de l'une d'elles ne compte que si l'on joue avec des "
      .. "auberges.",
    module = "Édition d'hiver",
    about = "les douze tuiles que l'édition d'hiver ajoute",
  },
  it = {
    ["how to play"] =
      "Altre dodici tessere si mescolano a quelle della pila. Non aggiungono "
      .. "regole: le loro strade, città e monasteri contano come sempre, e "
      .. "la locanda su una di esse conta solo se si gioca con le locande.",
    module = "Edizione invernale",
    about = "le dodici tessere che l'edizione invernale ha in più",
  },
  sv = {
    ["how to play"] =
      "Tolv brickor till blandas med de andra. De ger inga nya regler: deras "
      .. "vägar, städer och kloster räknas som alltid, och värdshuset på en "
      .. "av dem räknas bara om man spelar med värdshus.",
    module = "Vinterutgåvan",
    about = "de tolv brickor som vinterutgåvan har därtill",
  },
}
