text {
  en = {
    leaves = "leaves",
    abbey = "abbey", mayor = "mayor", ["mayor city"] = "mayor",
    wagon = "wagon", ["wagon city"] = "wagon", ["wagon road"] = "wagon",
    ["wagon monastery"] = "wagon", wagons = "wagons drive on",
    barn = "barn", barns = "barns", ["barn field"] = "barn",
    ["barns' cities"] = "barns at the end",
    ["there is a barn"] = "there is a barn",
    about =
      "abbeys for holes in the board, a mayor who weighs as much as his "
      .. "city, a wagon that drives on, barns for fields",
    ["ask abbey"] = "lay an abbey?",
    ["ask wagon"] = "where does the wagon drive?",
  },
  de = {
    leaves = "verlässt",
    abbey = "Abtei", mayor = "Bürgermeister",
    ["mayor city"] = "Bürgermeister", wagon = "Wagen",
    ["wagon city"] = "Wagen", ["wagon road"] = "Wagen",
    ["wagon monastery"] = "Wagen", wagons = "Wagen fahren weiter",
    barn = "Scheune", barns = "Scheunen", ["barn field"] = "Scheune",
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
  },
  fr = {
    leaves = "quitte",
    abbey = "abbaye isolée", mayor = "maire", ["mayor city"] = "maire",
    wagon = "roulotte", ["wagon city"] = "roulotte",
    ["wagon road"] = "roulotte", ["wagon monastery"] = "roulotte",
    wagons = "les roulottes repartent", barn = "grange", barns = "granges",
    ["barn field"] = "grange", ["barns' cities"] = "granges à la fin",
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
  },
  it = {
    leaves = "lascia",
    abbey = "abbazia", mayor = "sindaco", ["mayor city"] = "sindaco",
    wagon = "carro", ["wagon city"] = "carro", ["wagon road"] = "carro",
    ["wagon monastery"] = "carro", wagons = "i carri ripartono",
    barn = "fienile", barns = "fienili", ["barn field"] = "fienile",
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
  },
  sv = {
    leaves = "lämnar",
    abbey = "abbotskloster", mayor = "borgmästare",
    ["mayor city"] = "borgmästare", wagon = "vagn",
    ["wagon city"] = "vagn", ["wagon road"] = "vagn",
    ["wagon monastery"] = "vagn", wagons = "vagnar kör vidare",
    barn = "lada", barns = "lador", ["barn field"] = "lada",
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
  },
}
