text {
  en = {
    ["how to play"] =
      "On a tile with a lake several roads end. Who lays it also lays a ferry "
      .. "there, after a figure was placed or not, which joins two of these "
      .. "roads into one. Who later makes a road with ferries longer may move "
      .. "the nearest of them in each direction. This can part roads, join "
      .. "others and complete them.",
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
    ["how to play"] =
      "Su una tessera con un lago finiscono più strade. Chi la posa vi posa "
      .. "anche un traghetto, dopo aver piazzato una figura o no, che unisce "
      .. "due di queste strade in una. Chi più tardi allunga una strada con "
      .. "traghetti può spostare il più vicino in ogni direzione. Così si "
      .. "possono separare strade, unirne altre e completarle.",
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
    ["how to play"] =
      "Sur une tuile avec un lac finissent plusieurs chemins. Qui la pose y "
      .. "pose aussi un bac, après avoir posé une figurine ou non, qui de deux "
      .. "de ces chemins en fait un seul. Qui allonge plus tard un chemin avec "
      .. "des bacs peut déplacer le plus proche dans chaque direction. Cela "
      .. "peut séparer des chemins, en relier d'autres et les terminer.",
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
    ["how to play"] =
      "Auf einer Karte mit einem See enden mehrere Straßen. Wer sie legt, legt "
      .. "dort auch eine Fähre, nachdem eine Figur eingesetzt ist oder nicht, "
      .. "und sie macht aus zwei dieser Straßen eine. Wer später eine Straße "
      .. "mit Fähren verlängert, darf in jeder Richtung die nächste davon "
      .. "umlegen. Das kann Straßen trennen, andere verbinden und fertig "
      .. "machen.",
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
    ["how to play"] =
      "På en bricka med en sjö slutar flera vägar. Den som lägger den lägger "
      .. "också en färja där, efter att en figur placerats eller inte, som gör "
      .. "en väg av två av dem. Den som senare gör en väg med färjor längre "
      .. "får flytta den närmaste i varje riktning. Det kan skilja vägar åt, "
      .. "förbinda andra och göra dem färdiga.",
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
