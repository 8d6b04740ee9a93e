text {
  en = {
    ["how to play"] =
      "A tile with a circus brings the big top there. Where it stood before, "
      .. "an animal is turned over, and everybody gets its points for each "
      .. "own follower on or around that tile.\n"
      .. "On acrobats up to three meeples may stand on each other; once they "
      .. "are three one may applaud instead of placing a figure: each brings "
      .. "5 points and comes home.\n"
      .. "A ringmaster gets 2 points more for each circus and acrobats on or "
      .. "around its tile when what it stands on scores.",
    ["about ringmaster"] =
      "when what it stands on scores, it gets 2 more for each circus "
      .. "and each pyramid of acrobats around",
    circus = "circus", acrobats = "acrobats", bigtop = "big top",
    ringmaster = { "ringmaster", "ringmasters" },
    animal = "animal", applause = "applaud",
    ["last circus"] = "last performance",
    about = "a circus that wanders and pays for figures around it, pyramids "
      .. "of acrobats, a ringmaster",
    ["option castle=either"] = "by either of its tiles",
    ["option castle=lord"] = "by the one on which he stood",
    ["about acrobats"] = "three figures can stand on each other here",
    ["about circus"] = "brings the big top, which pays figures around it",
    ["played circus=true"] =
      "A big top wanders over the board and pays for the followers around it.",
    ["played circus=false"] = "There is no big top.",
    ["played acrobats=true"] =
      "Three acrobats make a pyramid, and each of them brings 5 points.",
    ["played acrobats=false"] = "There are no pyramids of acrobats.",
    ["played ringmaster=true"] =
      "Each player has a ringmaster, who gets 2 points for each circus and "
      .. "each pyramid on and around his tile.",
    ["played ringmaster=false"] = "There is no ringmaster.",
    ["played castle=either"] =
      "The lord of a castle is near the big top by either of its tiles.",
    ["played castle=lord"] =
      "The lord of a castle is near the big top only by the tile on which he "
      .. "stood.",
  },
  de = {
    ["how to play"] =
      "Eine Karte mit einem Zirkus bringt das Zirkuszelt dorthin. Wo es "
      .. "vorher stand, wird ein Tier aufgedeckt, und alle bekommen dessen "
      .. "Punkte für jeden eigenen Gefolgsmann auf dieser Karte oder "
      .. "ringsum.\n"
      .. "Auf Artisten dürfen bis zu drei Gefolgsleute aufeinander stehen; "
      .. "sind es drei, darf man Beifall klatschen, statt eine Figur "
      .. "einzusetzen: Jeder bringt 5 Punkte und kommt heim.\n"
      .. "Ein Zirkusdirektor bekommt für jeden Zirkus und alle Artisten auf "
      .. "seiner Karte oder ringsum 2 Punkte mehr, wenn gewertet wird, "
      .. "worauf er steht.",
    ["about ringmaster"] =
      "wird gewertet, worauf er steht, bekommt er 2 mehr für jeden "
      .. "Zirkus und jede Pyramide ringsum",
    circus = "Zirkus", acrobats = "Artisten", bigtop = "Zirkuszelt",
    ringmaster = { "Zirkusdirektor", "Zirkusdirektoren" },
    animal = "Tier", applause = "Beifall klatschen",
    ["last circus"] = "letzte Vorstellung",
    module = "Manege frei!",
    about = "ein Zirkus, der umherzieht und für Figuren ringsum zahlt, "
      .. "Artistenpyramiden, ein Zirkusdirektor",
    ["option circus"] = "ein Zirkuszelt, das umherzieht",
    ["option acrobats"] = "Pyramiden aus Menschen",
    ["option ringmaster"] = "eine Figur mehr",
    ["option castle"] =
      "ob der Herr einer Burg über jedes ihrer Plättchen nahe ist, oder nur "
      .. "über das, auf dem er stand",
    ["option castle=either"] = "an jeder seiner Karten",
    ["option castle=lord"] = "an der, auf der er stand",
    ["about acrobats"] = "hier können drei Figuren aufeinander stehen",
    ["about circus"] = "bringt das Zirkuszelt, das Figuren um sich bezahlt",
    ["played circus=true"] =
      "Ein Zirkuszelt zieht umher und zahlt für die Gefolgsleute ringsum.",
    ["played circus=false"] = "Es gibt kein Zirkuszelt.",
    ["played acrobats=true"] =
      "Drei Artisten bilden eine Pyramide, und jeder von ihnen bringt 5 "
      .. "Punkte.",
    ["played acrobats=false"] = "Es gibt keine Artistenpyramiden.",
    ["played ringmaster=true"] =
      "Jeder hat einen Zirkusdirektor, der 2 Punkte für jeden Zirkus und jede "
      .. "Pyramide auf und um seine Karte bekommt.",
    ["played ringmaster=false"] = "Es gibt keinen Zirkusdirektor.",
    ["played castle=either"] =
      "Der Herr einer Burg ist dem Zirkus über jede ihrer Karten nahe.",
    ["played castle=lord"] =
      "Der Herr einer Burg ist dem Zirkus nur über die Karte nahe, auf der er "
      .. "stand.",
  },
  fr = {
    ["how to play"] =
      "Une tuile avec un cirque y amène le chapiteau. Là où il était, on "
      .. "retourne un animal, et chacun en reçoit les points pour chacun de "
      .. "ses partisans sur cette tuile ou autour.\n"
      .. "Sur des acrobates, jusqu'à trois partisans peuvent se tenir l'un "
      .. "sur l'autre ; dès qu'ils sont trois, on peut applaudir au lieu de "
      .. "poser une figurine : chacun rapporte 5 points et rentre.\n"
      .. "Un Monsieur Loyal reçoit 2 points de plus pour chaque cirque et "
      .. "chaque tuile d'acrobates, sur sa tuile ou autour, quand sa zone "
      .. "est évaluée.",
    ["about ringmaster"] =
      "quand sa zone marque, il reçoit 2 de plus pour chaque cirque et "
      .. "chaque pyramide autour",
    circus = "cirque", acrobats = "acrobates", bigtop = "chapiteau",
    ringmaster = { "Monsieur Loyal", "Messieurs Loyal" },
    animal = "animal", applause = "applaudir",
    ["last circus"] = "dernière représentation",
    module = "Tous en piste !",
    about = "un cirque qui voyage et paie pour les figurines autour, des "
      .. "pyramides d'acrobates, un Monsieur Loyal",
    ["option circus"] = "un chapiteau qui voyage",
    ["option acrobats"] = "des pyramides humaines",
    ["option ringmaster"] = "une figurine de plus",
    ["option castle"] =
      "si le seigneur d'un château est proche par l'une ou l'autre de ses "
      .. "tuiles, ou par celle où il était",
    ["option castle=either"] = "par l'une ou l'autre de ses tuiles",
    ["option castle=lord"] = "par celle où il était",
    ["about acrobats"] = "trois figurines peuvent s'y tenir l'une sur l'autre",
    ["about circus"] = "amène le chapiteau, qui paie les figurines autour",
    ["played circus=true"] =
      "Un chapiteau voyage et paie pour les partisans autour.",
    ["played circus=false"] = "Il n'y a pas de chapiteau.",
    ["played acrobats=true"] =
      "Trois acrobates font une pyramide, et chacun d'eux rapporte 5 points.",
    ["played acrobats=false"] = "Il n'y a pas de pyramides d'acrobates.",
    ["played ringmaster=true"] =
      "Chacun a un Monsieur Loyal, qui reçoit 2 points par cirque et par "
      .. "pyramide sur sa tuile et autour.",
    ["played ringmaster=false"] = "Il n'y a pas de Monsieur Loyal.",
    ["played castle=either"] =
      "Le seigneur d'un château est proche du cirque par l'une ou l'autre de "
      .. "ses tuiles.",
    ["played castle=lord"] =
      "Le seigneur d'un château n'est proche du cirque que par la tuile où il "
      .. "était.",
  },
  it = {
    ["how to play"] =
      "Una tessera con un circo porta lì il tendone. Dove stava prima si "
      .. "scopre un animale, e ognuno ne riceve i punti per ogni proprio "
      .. "seguace su quella tessera o intorno.\n"
      .. "Sugli acrobati fino a tre seguaci possono stare uno sull'altro; "
      .. "quando sono tre si può applaudire invece di piazzare una figura: "
      .. "ognuno dà 5 punti e torna.\n"
      .. "Un direttore del circo riceve 2 punti in più per ogni circo e ogni "
      .. "tessera di acrobati, sulla sua tessera o intorno, quando si valuta "
      .. "la sua zona.",
    ["about ringmaster"] =
      "quando la sua zona segna, riceve 2 in più per ogni circo e ogni "
      .. "piramide intorno",
    circus = "circo", acrobats = "acrobati", bigtop = "tendone",
    ringmaster = { "direttore del circo", "direttori del circo" },
    animal = "animale", applause = "applaudire",
    ["last circus"] = "ultimo spettacolo",
    module = "Il circo",
    about = "un circo che viaggia e paga per le figure intorno, piramidi di "
      .. "acrobati, un direttore",
    ["option circus"] = "un tendone che viaggia",
    ["option acrobats"] = "piramidi umane",
    ["option ringmaster"] = "una figura in più",
    ["option castle"] =
      "se il signore di un castello è vicino da una qualsiasi delle sue "
      .. "tessere, o da quella su cui stava",
    ["option castle=either"] = "da ognuna delle sue tessere",
    ["option castle=lord"] = "da quella su cui stava",
    ["about acrobats"] = "qui tre figure possono stare una sull'altra",
    ["about circus"] = "porta il tendone, che paga le figure intorno",
    ["played circus=true"] = "Un tendone viaggia e paga per i seguaci intorno.",
    ["played circus=false"] = "Non c'è un tendone.",
    ["played acrobats=true"] =
      "Tre acrobati fanno una piramide, e ognuno di loro porta 5 punti.",
    ["played acrobats=false"] = "Non ci sono piramidi di acrobati.",
    ["played ringmaster=true"] =
      "Ognuno ha un direttore, che riceve 2 punti per ogni circo e ogni "
      .. "piramide sulla sua tessera e intorno.",
    ["played ringmaster=false"] = "Non c'è un direttore.",
    ["played castle=either"] =
      "Il signore di un castello è vicino al circo da ognuna delle sue "
      .. "tessere.",
    ["played castle=lord"] =
      "Il signore di un castello è vicino al circo solo dalla tessera su cui "
      .. "stava.",
  },
  sv = {
    ["how to play"] =
      "En bricka med en cirkus för cirkustältet dit. Där det stod förut "
      .. "vänds ett djur upp, och alla får dess poäng för varje egen "
      .. "följeslagare på den brickan eller runt om.\n"
      .. "På akrobater får upp till tre följeslagare stå på varandra; när de "
      .. "är tre får man applådera i stället för att placera en figur: var "
      .. "och en ger 5 poäng och kommer hem.\n"
      .. "En cirkusdirektör får 2 poäng till för varje cirkus och varje "
      .. "bricka med akrobater, på sin bricka eller runt om, när området ger "
      .. "poäng.",
    ["about ringmaster"] =
      "när området får poäng får den 2 till för varje cirkus och varje "
      .. "pyramid runt om",
    circus = "cirkus", acrobats = "akrobater", bigtop = "cirkustält",
    ringmaster = { "cirkusdirektör", "cirkusdirektörer" },
    animal = "djur", applause = "applådera",
    ["last circus"] = "sista föreställningen",
    module = "Cirkusen kommer",
    about = "en cirkus som vandrar och ger poäng för figurer omkring, "
      .. "akrobatpyramider, en cirkusdirektör",
    ["option circus"] = "ett cirkustält som vandrar",
    ["option acrobats"] = "mänskliga pyramider",
    ["option ringmaster"] = "en figur till",
    ["option castle"] =
      "om en borgherre är nära från någon av borgens brickor, eller från den "
      .. "där han stod",
    ["option castle=either"] = "från någon av dess brickor",
    ["option castle=lord"] = "från den där han stod",
    ["about acrobats"] = "här kan tre figurer stå på varandra",
    ["about circus"] = "för dit cirkustältet, som betalar figurer runt om",
    ["played circus=true"] =
      "Ett cirkustält vandrar och ger poäng för följeslagarna omkring.",
    ["played circus=false"] = "Det finns inget cirkustält.",
    ["played acrobats=true"] =
      "Tre akrobater bildar en pyramid, och var och en av dem ger 5 poäng.",
    ["played acrobats=false"] = "Det finns inga akrobatpyramider.",
    ["played ringmaster=true"] =
      "Alla har en cirkusdirektör, som får 2 poäng för varje cirkus och varje "
      .. "pyramid på och runt sin bricka.",
    ["played ringmaster=false"] = "Det finns ingen cirkusdirektör.",
    ["played castle=either"] =
      "En borgherre är nära cirkusen från någon av borgens brickor.",
    ["played castle=lord"] =
      "En borgherre är nära cirkusen bara från den bricka där han stod.",
  },
}
