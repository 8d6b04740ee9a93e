text {
  en = {
    ["how to play"] =
      "The river comes before all other tiles. It parts in two, and each tile "
      .. "drawn continues one of its arms; a city ends one of them, and a lake "
      .. "with a volcano comes last. Figures may be placed from the first tile "
      .. "on, but never on the water. Each complete city beside a field with a "
      .. "pig herd brings farmers 1 point more.",
    about = "a river that forks, laid before all other tiles",
    volcano = "volcano",
    ["pig-herd"] = "pig herd",
    ["about pig-herd"] = "its field is worth 1 more a city to farmers",
    ["about volcano"] = "the lake at the end of this river",
  },
  de = {
    ["how to play"] =
      "Der Fluss kommt vor allen anderen Karten. Er teilt sich, und jede "
      .. "gezogene Karte setzt einen seiner Arme fort; eine Stadt beendet "
      .. "einen davon, und zuletzt kommt ein See mit einem Vulkan. Figuren "
      .. "darf man von der ersten Karte an einsetzen, aber nie auf das Wasser. "
      .. "Jede fertige Stadt an einer Wiese mit einer Schweineherde bringt "
      .. "Bauern 1 Punkt mehr.",
    module = "Der Fluss II",
    about = "ein Fluss, der sich teilt, vor allen anderen Karten",
    volcano = "Vulkan",
    ["pig-herd"] = "Schweineherde",
    ["about pig-herd"] = "ihre Wiese bringt Bauern 1 mehr je Stadt",
    ["about volcano"] = "der See am Ende dieses Flusses",
  },
  fr = {
    ["how to play"] =
      "La rivière vient avant toutes les autres tuiles. Elle se divise, et "
      .. "chaque tuile piochée prolonge un de ses bras ; une ville en termine "
      .. "un, et un lac avec un volcan vient en dernier. On peut poser des "
      .. "figurines dès la première tuile, mais jamais sur l'eau. Chaque ville "
      .. "terminée au bord d'un pré avec un troupeau de cochons rapporte aux "
      .. "paysans 1 point de plus.",
    module = "La rivière II",
    about = "une rivière qui se divise, posée avant tout le reste",
    volcano = "volcan",
    ["pig-herd"] = "troupeau de cochons",
    ["about pig-herd"] = "son pré vaut aux paysans 1 de plus par ville",
    ["about volcano"] = "le lac au bout de cette rivière",
  },
  it = {
    ["how to play"] =
      "Il fiume viene prima di tutte le altre tessere. Si divide, e ogni "
      .. "tessera pescata continua uno dei suoi rami; una città ne chiude uno, "
      .. "e per ultimo viene un lago con un vulcano. Le figure si possono "
      .. "piazzare dalla prima tessera in poi, ma mai sull'acqua. Ogni città "
      .. "completa accanto a un campo con un branco di maiali dà ai contadini "
      .. "1 punto in più.",
    module = "Il fiume II",
    about = "un fiume che si divide, posato prima di tutto il resto",
    volcano = "vulcano",
    ["pig-herd"] = "branco di maiali",
    ["about pig-herd"] = "il suo campo vale ai contadini 1 in più per città",
    ["about volcano"] = "il lago alla fine di questo fiume",
  },
  sv = {
    ["how to play"] =
      "Floden kommer före alla andra brickor. Den delar sig, och varje dragen "
      .. "bricka fortsätter en av dess armar; en stad avslutar den ena, och "
      .. "sist kommer en sjö med en vulkan. Figurer får placeras från första "
      .. "brickan, men aldrig på vattnet. Varje färdig stad vid en äng med en "
      .. "svinhjord ger bönder 1 poäng mer.",
    module = "Floden II",
    about = "en flod som delar sig, läggs före alla andra brickor",
    volcano = "vulkan",
    ["pig-herd"] = "svinhjord",
    ["about pig-herd"] = "dess äng ger bönder 1 till per stad",
    ["about volcano"] = "sjön vid denna flods slut",
  },
}
