text {
  en = {
    ["how to play"] =
      "A labyrinth is a road with four arms, and as a rule a figure may go on "
      .. "any of them where nobody stands, whoever stands on the others. When "
      .. "the road is complete it brings 2 points more for each figure on it.",
    labyrinth = "labyrinth", crowd = "figure on the road",
    about =
      "a road with four arms, each free by itself; figures on it add "
      .. "points",
    ["option variant=advanced"] = "free arms, points for figures",
    ["option variant=basic"] = "a plain road",
    ["about labyrinth"] = "a road with four arms, each free by itself",
    ["played variant=advanced"] =
      "Each arm of the labyrinth is free by itself, and its complete road "
      .. "brings 2 points for each figure on it.",
    ["played variant=basic"] = "The labyrinth is a plain road.",
  },
  de = {
    ["how to play"] =
      "Ein Labyrinth ist eine Straße mit vier Armen, und in der Regel darf "
      .. "eine Figur auf jeden davon, auf dem niemand steht, wer auch auf den "
      .. "anderen steht. Ist die Straße fertig, bringt sie 2 Punkte mehr für "
      .. "jede Figur auf ihr.",
    labyrinth = "Labyrinth", crowd = "Figur auf der Straße",
    module = "Das Labyrinth",
    about =
      "eine Straße mit vier Armen, von denen jeder für sich frei ist; "
      .. "Figuren auf ihr bringen Punkte",
    ["option variant"] =
      "jeder Arm ist für sich frei und Figuren bringen Punkte, "
      .. "oder es ist eine gewöhnliche Straße",
    ["option variant=advanced"] = "freie Arme, Punkte für Figuren",
    ["option variant=basic"] = "eine einfache Straße",
    ["about labyrinth"] = "eine Straße mit vier Armen, jeder für sich frei",
    ["played variant=advanced"] =
      "Jeder Arm des Labyrinths ist für sich frei, und seine vollendete "
      .. "Straße bringt 2 Punkte für jede Figur auf ihr.",
    ["played variant=basic"] = "Das Labyrinth ist eine einfache Straße.",
  },
  fr = {
    ["how to play"] =
      "Un labyrinthe est un chemin à quatre bras, et en règle générale une "
      .. "figurine peut venir sur tout bras où personne ne se tient, qui que "
      .. "ce soit sur les autres. Quand le chemin est terminé, il rapporte 2 "
      .. "points de plus pour chaque figurine qui s'y trouve.",
    labyrinth = "labyrinthe", crowd = "figurine sur la route",
    module = "Le labyrinthe",
    about =
      "une route à quatre bras, libres chacun pour soi ; les figurines "
      .. "qui s'y trouvent rapportent des points",
    ["option variant"] =
      "chaque bras est libre pour lui-même et les figurines rapportent "
      .. "des points, ou c'est une route ordinaire",
    ["option variant=advanced"] = "bras libres, points des figurines",
    ["option variant=basic"] = "une route ordinaire",
    ["about labyrinth"] = "un chemin à quatre bras, chacun libre pour lui-même",
    ["played variant=advanced"] =
      "Chaque bras du labyrinthe est libre pour lui-même, et son chemin "
      .. "achevé rapporte 2 points par figurine qui s'y trouve.",
    ["played variant=basic"] = "Le labyrinthe est une route ordinaire.",
  },
  it = {
    ["how to play"] =
      "Un labirinto è una strada con quattro bracci, e di regola una figura "
      .. "può andare su ogni braccio in cui non sta nessuno, chiunque stia "
      .. "sugli altri. Quando la strada è completa dà 2 punti in più per ogni "
      .. "figura che vi sta.",
    labyrinth = "labirinto", crowd = "figura sulla strada",
    module = "Il labirinto",
    about =
      "una strada con quattro bracci, ciascuno libero per sé; le figure "
      .. "che vi stanno portano punti",
    ["option variant"] =
      "ogni braccio è libero per sé e le figure portano punti, "
      .. "oppure è una strada comune",
    ["option variant=advanced"] = "bracci liberi, punti per le figure",
    ["option variant=basic"] = "una strada comune",
    ["about labyrinth"] = "una strada con quattro bracci, ognuno libero per sé",
    ["played variant=advanced"] =
      "Ogni braccio del labirinto è libero per sé, e la sua strada completa "
      .. "porta 2 punti per ogni figura che vi sta.",
    ["played variant=basic"] = "Il labirinto è una strada comune.",
  },
  sv = {
    ["how to play"] =
      "En labyrint är en väg med fyra armar, och i regel får en figur ställas "
      .. "på var och en av dem där ingen står, vem som än står på de andra. "
      .. "När vägen är färdig ger den 2 poäng till för varje figur på den.",
    labyrinth = "labyrint", crowd = "figur på vägen",
    module = "Labyrinten",
    about =
      "en väg med fyra armar, var och en ledig för sig; figurer på den "
      .. "ger poäng",
    ["option variant"] =
      "varje arm är ledig för sig och figurer ger poäng, eller "
      .. "så är det en vanlig väg",
    ["option variant=advanced"] = "lediga armar, poäng för figurer",
    ["option variant=basic"] = "en vanlig väg",
    ["about labyrinth"] = "en väg med fyra armar, var och en ledig för sig",
    ["played variant=advanced"] =
      "Varje arm av labyrinten är ledig för sig, och dess fullbordade väg ger "
      .. "2 poäng för varje figur på den.",
    ["played variant=basic"] = "Labyrinten är en vanlig väg.",
  },
}
