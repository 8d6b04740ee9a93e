text {
  en = {
    ["about ferry"] = "a ferry joins two of the roads that end here",
    ferry = "ferry", ["ferry-move"] = "move a ferry", lake = "lake",
    about =
      "ferries that join two roads at a lake, and may be moved when a road "
      .. "grows",
    ["ask ferry"] = "where does the ferry go?",
  },
  it = {
    ["about ferry"] = "un traghetto unisce due strade che finiscono qui",
    ferry = "traghetto", ["ferry-move"] = "sposta un traghetto",
    lake = "lago",
    module = "I traghetti",
    about =
      "traghetti che uniscono due strade su un lago, e si spostano quando "
      .. "una strada cresce",
    ["ask ferry"] = "dove va il traghetto?",
  },
  fr = {
    ["about ferry"] = "un bac relie deux chemins qui finissent ici",
    ferry = "bac", ["ferry-move"] = "déplacer un bac", lake = "lac",
    module = "Les bacs",
    about =
      "des bacs qui relient deux routes au bord d'un lac, et que l'on "
      .. "déplace quand une route s'allonge",
    ["ask ferry"] = "où va le bac ?",
  },
  de = {
    ["about ferry"] = "eine Fähre verbindet zwei Straßen, die hier enden",
    ferry = "Fähre", ["ferry-move"] = "eine Fähre umlegen", lake = "See",
    module = "Die Fähren",
    about =
      "Fähren, die an einem See zwei Straßen verbinden und umgelegt werden, "
      .. "wenn eine Straße wächst",
    ["ask ferry"] = "Wohin kommt die Fähre?",
  },
  sv = {
    ["about ferry"] = "en färja förbinder två vägar som slutar här",
    ferry = "färja", ["ferry-move"] = "flytta en färja", lake = "sjö",
    module = "Färjorna",
    about =
      "färjor som binder ihop två vägar vid en sjö, och flyttas när en väg "
      .. "växer",
    ["ask ferry"] = "vart går färjan?",
  },
}
