text {
  en = {
    ["explain ferry"] =
      "It makes one road of the two that it joins; the others end at "
      .. "the lake.",
    ["explain ferry-move"] =
      "Your tile prolongs a road that leads to a ferry, which may now "
      .. "join two other roads of its lake. Pass, and it stays.",
    ["about ferry"] = "a ferry joins two of the roads that end here",
    ferry = "ferry", ["ferry-move"] = "move a ferry", lake = "lake",
    about =
      "ferries that join two roads at a lake, and may be moved when a road "
      .. "grows",
    ["ask ferry"] = "where does the ferry go?",
  },
  it = {
    ["explain ferry"] = "Unisce due strade in una; le altre finiscono al lago.",
    ["explain ferry-move"] =
      "La tua tessera allunga una strada che porta a un traghetto; ora "
      .. "può unire due altre strade del suo lago. Se passi, resta.",
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
    ["explain ferry"] =
      "Il fait un seul chemin des deux qu'il relie ; les autres "
      .. "finissent au lac.",
    ["explain ferry-move"] =
      "Votre tuile prolonge un chemin qui mène à un bac ; il peut "
      .. "maintenant relier deux autres chemins de son lac. Si vous "
      .. "passez, il reste.",
    ["about ferry"] = "un bac relie deux chemins qui finissent ici",
    ferry = "bac", ["ferry-move"] = "déplacer un bac", lake = "lac",
    module = "Les bacs",
    about =
      "des bacs qui relient deux routes au bord d'un lac, et que l'on "
      .. "déplace quand une route s'allonge",
    ["ask ferry"] = "où va le bac ?",
  },
  de = {
    ["explain ferry"] =
      "Sie macht aus zwei Straßen eine; die anderen enden am See.",
    ["explain ferry-move"] =
      "Deine Karte verlängert eine Straße zu einer Fähre; die darf nun "
      .. "zwei andere Straßen ihres Sees verbinden. Passt du, bleibt sie.",
    ["about ferry"] = "eine Fähre verbindet zwei Straßen, die hier enden",
    ferry = "Fähre", ["ferry-move"] = "eine Fähre umlegen", lake = "See",
    module = "Die Fähren",
    about =
      "Fähren, die an einem See zwei Straßen verbinden und umgelegt werden, "
      .. "wenn eine Straße wächst",
    ["ask ferry"] = "Wohin kommt die Fähre?",
  },
  sv = {
    ["explain ferry"] = "Den gör en väg av två; de andra slutar vid sjön.",
    ["explain ferry-move"] =
      "Din bricka förlänger en väg till en färja; den får nu förena två "
      .. "andra vägar vid sin sjö. Passar du ligger den kvar.",
    ["about ferry"] = "en färja förbinder två vägar som slutar här",
    ferry = "färja", ["ferry-move"] = "flytta en färja", lake = "sjö",
    module = "Färjorna",
    about =
      "färjor som binder ihop två vägar vid en sjö, och flyttas när en väg "
      .. "växer",
    ["ask ferry"] = "vart går färjan?",
  },
}
