text {
  en = {
    ["how to play"] =
      "Instead of drawing a tile one may lay the own abbey, once in the "
      .. "game, into a hole with tiles on all four sides; it fits anywhere, "
      .. "closes what it touches and is a monastery.\n"
      .. "A mayor goes into a city and counts as many figures as it has "
      .. "pennants. A wagon may drive on when it has scored, to something "
      .. "near that is incomplete and empty.\n"
      .. "A barn goes where four tiles meet in a field: the farmers there "
      .. "score and come home, and in the end the barn gets 4 points for "
      .. "each complete city beside the field.",
    ["about mayor"] = "counts as many figures as its city has pennants",
    ["about wagon"] =
      "after it has scored it may drive on to what lies beside it",
    ["about barn"] =
      "stays on its field to the end and then scores its cities; the "
      .. "farmers there score now and come home",
    ["explain abbey"] =
      "Your abbey fills a hole instead of the tile that you would draw; "
      .. "a figure on it scores as on a monastery.",
    ["explain wagon"] =
      "Your wagon comes from what was scored. It may drive on to what "
      .. "lies beside it, is not complete and belongs to nobody. Pass, and "
      .. "it goes home.",
    leaves = "leaves",
    abbey = "abbey", mayor = "mayor", ["mayor city"] = "mayor",
    wagon = "wagon", ["wagon city"] = "wagon", ["wagon road"] = "wagon",
    ["wagon monastery"] = "wagon", wagons = "wagons drive on",
    barn = "barn", barns = "barns", ["barn field"] = "barn",
    ["deployed barn"] = "builds a barn",
    ["barns' cities"] = "barns at the end",
    ["there is a barn"] = "there is a barn",
    about =
      "abbeys for holes in the board, a mayor who weighs as much as his "
      .. "city, a wagon that drives on, barns for fields",
    ["ask abbey"] = "lay an abbey?",
    ["ask wagon"] = "where does the wagon drive?",
    ["option barn=not-occupied"] = "only a field without a barn",
    ["option barn=occupied"] = "also a field with a barn",
    ["option wagon=near"] = "on the tile and those around it",
    ["option wagon=connected"] = "where its feature leads (first edition)",
    ["played abbeys=0"] = "There are no abbeys.",
    ["played abbeys"] = {
      "Each player has one abbey.",
      "Each player has %d abbeys.",
    },
    ["played barn=not-occupied"] =
      "A barn may come only to a field without one.",
    ["played barn=occupied"] =
      "A barn may come to a field that has one already.",
    ["played wagon=near"] =
      "A wagon drives on to a place on its tile or on one around it.",
    ["played wagon=connected"] =
      "A wagon drives on to what its road, city or monastery leads to.",
  },
  de = {
    ["how to play"] =
      "Statt eine Karte zu ziehen, darf man einmal im Spiel die eigene Abtei "
      .. "in ein Loch legen, um das auf allen vier Seiten Karten liegen; sie "
      .. "passt überall, schließt ab, woran sie liegt, und ist ein Kloster.\n"
      .. "Ein Bürgermeister kommt in eine Stadt und zählt so viele Figuren, "
      .. "wie sie Wappen hat. Ein Wagen darf nach seiner Wertung "
      .. "weiterfahren, zu etwas Unfertigem und Leerem in der Nähe.\n"
      .. "Eine Scheune kommt dorthin, wo auf einer Wiese vier Karten "
      .. "zusammenstoßen: Die Bauern dort werden gewertet und kommen heim, "
      .. "und am Ende bekommt die Scheune 4 Punkte für jede fertige Stadt an "
      .. "der Wiese.",
    ["about mayor"] = "zählt so viele Figuren, wie seine Stadt Wappen hat",
    ["about wagon"] =
      "darf nach einer Wertung weiterfahren zu dem, was daneben liegt",
    ["about barn"] =
      "bleibt bis zum Ende auf seiner Wiese und wertet dann deren "
      .. "Städte; die Bauern dort werden jetzt gewertet und kommen nach "
      .. "Hause",
    ["explain abbey"] =
      "Deine Abtei füllt eine Lücke anstelle der Karte, die du ziehen "
      .. "würdest; eine Figur darauf zählt wie auf einem Kloster.",
    ["explain wagon"] =
      "Dein Wagen kommt aus dem, was gewertet wurde. Er darf "
      .. "weiterfahren zu etwas daneben, das unfertig ist und niemandem "
      .. "gehört. Passt du, kommt er nach Hause.",
    leaves = "verlässt",
    abbey = "Abtei", mayor = "Bürgermeister",
    ["mayor city"] = "Bürgermeister", wagon = "Wagen",
    ["wagon city"] = "Wagen", ["wagon road"] = "Wagen",
    ["wagon monastery"] = "Wagen", wagons = "Wagen fahren weiter",
    barn = "Scheune", barns = "Scheunen", ["barn field"] = "Scheune",
    ["deployed barn"] = "baut eine Scheune",
    ["barns' cities"] = "Scheunen am Ende",
    ["there is a barn"] = "dort steht eine Scheune",
    module = "Abtei und Bürgermeister",
    about =
      "Abteien für Löcher im Plan, ein Bürgermeister, der so viel wiegt wie "
      .. "seine Stadt, ein Wagen, der weiterfährt, Scheunen für Wiesen",
    ["option abbeys"] = "wie viele Abteien jeder hat",
    ["option barn"] =
      "ob eine Scheune auf eine Wiese kommen darf, auf der schon eine steht",
    ["option wagon"] =
      "wohin ein Wagen weiterfährt: auf die Karte und die um sie herum, oder "
      .. "auf das, wohin seine Straße, Stadt oder sein Kloster führt (erste "
      .. "Ausgabe)",
    ["ask abbey"] = "Eine Abtei legen?",
    ["ask wagon"] = "Wohin fährt der Wagen?",
    ["option barn=not-occupied"] = "nur auf eine Wiese ohne Scheune",
    ["option barn=occupied"] = "auch auf eine Wiese mit Scheune",
    ["option wagon=near"] = "auf die Karte und die um sie herum",
    ["option wagon=connected"] = "wohin sein Gebiet führt (erste Ausgabe)",
    ["played abbeys=0"] = "Es gibt keine Abteien.",
    ["played abbeys"] = {
      "Jeder hat eine Abtei.",
      "Jeder hat %d Abteien.",
    },
    ["played barn=not-occupied"] =
      "Eine Scheune darf nur auf eine Wiese, auf der noch keine steht.",
    ["played barn=occupied"] =
      "Eine Scheune darf auch auf eine Wiese, auf der schon eine steht.",
    ["played wagon=near"] =
      "Ein Wagen fährt weiter an einen Ort auf seiner Karte oder auf einer "
      .. "ringsum.",
    ["played wagon=connected"] =
      "Ein Wagen fährt weiter dorthin, wohin seine Straße, Stadt oder sein "
      .. "Kloster führt.",
  },
  fr = {
    ["how to play"] =
      "Au lieu de piocher une tuile, on peut une fois dans la partie poser "
      .. "son abbaye isolée dans un trou bordé de tuiles des quatre côtés ; "
      .. "elle convient partout, termine ce qu'elle touche et compte comme "
      .. "une abbaye.\n"
      .. "Un maire vient dans une ville et compte autant de figurines "
      .. "qu'elle a de blasons. Une roulotte qui a marqué peut repartir vers "
      .. "quelque chose d'inachevé et de vide tout près.\n"
      .. "Une grange vient là où quatre tuiles se rejoignent dans un pré : "
      .. "les paysans présents marquent et rentrent, et à la fin la grange "
      .. "reçoit 4 points pour chaque ville terminée au bord du pré.",
    ["about mayor"] = "compte autant de figurines que sa ville a de blasons",
    ["about wagon"] =
      "après avoir marqué, il peut continuer vers ce qui est à côté",
    ["about barn"] =
      "reste sur son pré jusqu'à la fin et marque alors ses villes ; "
      .. "les paysans présents marquent maintenant et rentrent",
    ["explain abbey"] =
      "Votre abbaye comble un trou à la place de la tuile que vous "
      .. "piocheriez ; une figurine dessus marque comme sur une abbaye.",
    ["explain wagon"] =
      "Votre chariot vient de ce qui a été évalué. Il peut continuer "
      .. "vers ce qui est à côté, inachevé et à personne. Si vous passez, "
      .. "il rentre.",
    leaves = "quitte",
    abbey = "abbaye isolée", mayor = "maire", ["mayor city"] = "maire",
    wagon = "roulotte", ["wagon city"] = "roulotte",
    ["wagon road"] = "roulotte", ["wagon monastery"] = "roulotte",
    wagons = "les roulottes repartent", barn = "grange", barns = "granges",
    ["barn field"] = "grange", ["barns' cities"] = "granges à la fin",
    ["deployed barn"] = "construit une grange",
    ["there is a barn"] = "il y a une grange",
    module = "Abbaye et bourgmestre",
    about =
      "des abbayes pour les trous du plateau, un bourgmestre qui pèse autant "
      .. "que sa ville, une roulotte qui repart, des granges pour les prés",
    ["option abbeys"] = "combien d'abbayes a chaque joueur",
    ["option barn"] = "si une grange peut venir dans un pré qui en a déjà une",
    ["option wagon"] =
      "où une roulotte repart : sur la tuile et celles autour, ou vers ce à "
      .. "quoi mène sa route, sa ville ou son abbaye (première édition)",
    ["ask abbey"] = "poser une abbaye isolée ?",
    ["ask wagon"] = "où va la roulotte ?",
    ["option barn=not-occupied"] = "seulement dans un pré sans grange",
    ["option barn=occupied"] = "aussi dans un pré avec grange",
    ["option wagon=near"] = "sur la tuile et celles autour",
    ["option wagon=connected"] = "là où mène son domaine (première édition)",
    ["played abbeys=0"] = "Il n'y a pas d'abbayes isolées.",
    ["played abbeys"] = {
      "Chaque joueur a une abbaye isolée.",
      "Chaque joueur a %d abbayes isolées.",
    },
    ["played barn=not-occupied"] =
      "Une grange ne peut venir que dans un pré qui n'en a pas.",
    ["played barn=occupied"] =
      "Une grange peut venir aussi dans un pré qui en a déjà une.",
    ["played wagon=near"] =
      "Une roulotte repart vers un lieu de sa tuile ou d'une tuile autour.",
    ["played wagon=connected"] =
      "Une roulotte repart vers ce à quoi mène sa route, sa ville ou son "
      .. "abbaye.",
  },
  it = {
    ["how to play"] =
      "Invece di pescare una tessera si può, una volta nella partita, posare "
      .. "la propria abbazia in un buco con tessere su tutti e quattro i "
      .. "lati; va bene ovunque, chiude ciò che tocca ed è un monastero.\n"
      .. "Un sindaco va in una città e vale tante figure quanti stemmi essa "
      .. "ha. Un carro che ha segnato può ripartire verso qualcosa di "
      .. "incompleto e vuoto lì vicino.\n"
      .. "Un fienile va dove quattro tessere si incontrano in un campo: i "
      .. "contadini presenti segnano e tornano, e alla fine il fienile "
      .. "riceve 4 punti per ogni città completa accanto al campo.",
    ["about mayor"] = "vale tante figure quanti stemmi ha la sua città",
    ["about wagon"] =
      "dopo aver segnato può proseguire verso ciò che è accanto",
    ["about barn"] =
      "resta sul suo campo fino alla fine e segna allora le sue città; "
      .. "i contadini presenti segnano ora e tornano a casa",
    ["explain abbey"] =
      "La tua abbazia riempie un buco al posto della tessera che "
      .. "pescheresti; una figura sopra segna come su un monastero.",
    ["explain wagon"] =
      "Il tuo carro viene da ciò che è stato valutato. Può proseguire "
      .. "verso ciò che è accanto, incompleto e di nessuno. Se passi, "
      .. "torna a casa.",
    leaves = "lascia",
    abbey = "abbazia", mayor = "sindaco", ["mayor city"] = "sindaco",
    wagon = "carro", ["wagon city"] = "carro", ["wagon road"] = "carro",
    ["wagon monastery"] = "carro", wagons = "i carri ripartono",
    barn = "fienile", barns = "fienili", ["barn field"] = "fienile",
    ["deployed barn"] = "costruisce un fienile",
    ["barns' cities"] = "fienili alla fine",
    ["there is a barn"] = "c'è un fienile",
    module = "Abbazia e sindaco",
    about =
      "abbazie per i buchi del tavolo, un sindaco che pesa quanto la sua "
      .. "città, un carro che riparte, fienili per i prati",
    ["option abbeys"] = "quante abbazie ha ogni giocatore",
    ["option barn"] = "se un fienile può andare in un prato che ne ha già uno",
    ["option wagon"] =
      "dove riparte un carro: sulla tessera e su quelle intorno, o verso ciò "
      .. "a cui portano la sua strada, città o monastero (prima edizione)",
    ["ask abbey"] = "posare un'abbazia?",
    ["ask wagon"] = "dove va il carro?",
    ["option barn=not-occupied"] = "solo in un prato senza fienile",
    ["option barn=occupied"] = "anche in un prato con fienile",
    ["option wagon=near"] = "sulla tessera e quelle intorno",
    ["option wagon=connected"] = "dove porta la sua area (prima edizione)",
    ["played abbeys=0"] = "Non ci sono abbazie.",
    ["played abbeys"] = {
      "Ogni giocatore ha un'abbazia.",
      "Ogni giocatore ha %d abbazie.",
    },
    ["played barn=not-occupied"] =
      "Un fienile può andare solo in un prato che non ne ha.",
    ["played barn=occupied"] =
      "Un fienile può andare anche in un prato che ne ha già uno.",
    ["played wagon=near"] =
      "Un carro riparte verso un luogo della sua tessera o di una intorno.",
    ["played wagon=connected"] =
      "Un carro riparte verso ciò a cui portano la sua strada, città o "
      .. "monastero.",
  },
  sv = {
    ["how to play"] =
      "I stället för att dra en bricka får man en gång i spelet lägga sitt "
      .. "abbotskloster i ett hål med brickor på alla fyra sidor; det passar "
      .. "överallt, stänger det som det rör vid och är ett kloster.\n"
      .. "En borgmästare ställs i en stad och räknas som så många figurer "
      .. "som staden har sköldar. En vagn som har fått poäng får köra "
      .. "vidare, till något ofärdigt och tomt i närheten.\n"
      .. "En lada ställs där fyra brickor möts på en äng: bönderna där får "
      .. "poäng och kommer hem, och på slutet får ladan 4 poäng för varje "
      .. "färdig stad vid ängen.",
    ["about mayor"] = "räknas som så många figurer som dess stad har sköldar",
    ["about wagon"] =
      "får efter poängen köra vidare till det som ligger bredvid",
    ["about barn"] =
      "står kvar på sin äng till slutet och ger då poäng för dess "
      .. "städer; bönderna där får poäng nu och kommer hem",
    ["explain abbey"] =
      "Ditt abbotskloster fyller ett hål i stället för brickan du "
      .. "skulle dra; en figur på det ger poäng som på ett kloster.",
    ["explain wagon"] =
      "Din vagn kommer från det som gav poäng. Den får köra vidare till "
      .. "något bredvid som är ofärdigt och inte är någons. Passar du "
      .. "kommer den hem.",
    leaves = "lämnar",
    abbey = "abbotskloster", mayor = "borgmästare",
    ["mayor city"] = "borgmästare", wagon = "vagn",
    ["wagon city"] = "vagn", ["wagon road"] = "vagn",
    ["wagon monastery"] = "vagn", wagons = "vagnar kör vidare",
    barn = "lada", barns = "lador", ["barn field"] = "lada",
    ["deployed barn"] = "bygger en lada",
    ["barns' cities"] = "lador vid spelets slut",
    ["there is a barn"] = "där står en lada",
    module = "Abbotskloster och borgmästare",
    about =
      "kloster för hål i bordet, en borgmästare som väger lika mycket som "
      .. "sin stad, en vagn som kör vidare, lador för ängar",
    ["option abbeys"] = "hur många kloster varje spelare har",
    ["option barn"] = "om en lada får komma till en äng som redan har en",
    ["option wagon"] =
      "vart en vagn kör vidare: till brickan och dem runt om, eller till det "
      .. "som dess väg, stad eller kloster leder till (första utgåvan)",
    ["ask abbey"] = "lägga ett abbotskloster?",
    ["ask wagon"] = "vart kör vagnen?",
    ["option barn=not-occupied"] = "bara till en äng utan lada",
    ["option barn=occupied"] = "också till en äng med lada",
    ["option wagon=near"] = "till brickan och dem runt om",
    ["option wagon=connected"] = "dit dess område leder (första utgåvan)",
    ["played abbeys=0"] = "Det finns inga abbotskloster.",
    ["played abbeys"] = {
      "Varje spelare har ett abbotskloster.",
      "Varje spelare har %d abbotskloster.",
    },
    ["played barn=not-occupied"] =
      "En lada får bara komma till en äng som inte har någon.",
    ["played barn=occupied"] =
      "En lada får också komma till en äng som redan har en.",
    ["played wagon=near"] =
      "En vagn kör vidare till en plats på sin bricka eller på en runt om.",
    ["played wagon=connected"] =
      "En vagn kör vidare till det som dess väg, stad eller kloster leder "
      .. "till.",
  },
}
