text {
  en = {
    watchtower = "watchtower", watchtowers = "watchtowers",
    ["watch-road"] = "watches roads",
    ["watch-city"] = "watches cities",
    ["watch-monastery"] = "watches monasteries",
    ["watch-pennant"] = "watches pennants",
    ["watch-meeple"] = "watches meeples",
    about =
      "who stands beside a tower when a road or city is done scores what "
      .. "can be seen from it",
    ["about watch-city"] =
      "1 for each city around, to who completes something here",
    ["about watch-meeple"] =
      "2 for each follower around, to who completes something here",
    ["about watch-monastery"] =
      "3 for each monastery around, to who completes something here",
    ["about watch-pennant"] =
      "2 for each pennant around, to who completes something here",
    ["about watch-road"] =
      "1 for each road around, to who completes something here",
  },
  de = {
    watchtower = "Wachturm", watchtowers = "Wachtürme",
    ["watch-road"] = "bewacht Straßen",
    ["watch-city"] = "bewacht Städte",
    ["watch-monastery"] = "bewacht Klöster",
    ["watch-pennant"] = "bewacht Wappen",
    ["watch-meeple"] = "bewacht Gefolgsleute",
    module = "Die Wachtürme",
    about =
      "wer neben einem Turm steht, wenn Straße oder Stadt fertig sind, "
      .. "bekommt Punkte für das, was von dort zu sehen ist",
    ["about watch-city"] =
      "1 je Stadt ringsum für jeden, der hier etwas vollendet",
    ["about watch-meeple"] =
      "2 je Figur ringsum für jeden, der hier etwas vollendet",
    ["about watch-monastery"] =
      "3 je Kloster ringsum für jeden, der hier etwas vollendet",
    ["about watch-pennant"] =
      "2 je Wappen ringsum für jeden, der hier etwas vollendet",
    ["about watch-road"] =
      "1 je Straße ringsum für jeden, der hier etwas vollendet",
  },
  fr = {
    watchtower = "tour de guet", watchtowers = "tours de guet",
    ["watch-road"] = "surveille les routes",
    ["watch-city"] = "surveille les villes",
    ["watch-monastery"] = "surveille les abbayes",
    ["watch-pennant"] = "surveille les blasons",
    ["watch-meeple"] = "surveille les partisans",
    module = "Les tours de guet",
    about =
      "qui se tient au pied d'une tour quand route ou ville est achevée "
      .. "marque ce qu'on voit de là-haut",
    ["about watch-city"] = "1 par ville autour à qui achève quelque chose ici",
    ["about watch-meeple"] =
      "2 par partisan autour à qui achève quelque chose ici",
    ["about watch-monastery"] =
      "3 par abbaye autour à qui achève quelque chose ici",
    ["about watch-pennant"] =
      "2 par blason autour à qui achève quelque chose ici",
    ["about watch-road"] = "1 par chemin autour à qui achève quelque chose ici",
  },
  it = {
    watchtower = "torre di guardia", watchtowers = "torri di guardia",
    ["watch-road"] = "sorveglia le strade",
    ["watch-city"] = "sorveglia le città",
    ["watch-monastery"] = "sorveglia i monasteri",
    ["watch-pennant"] = "sorveglia gli stemmi",
    ["watch-meeple"] = "sorveglia i seguaci",
    module = "Le torri di guardia",
    about =
      "chi sta presso una torre quando strada o città è completa segna "
      .. "ciò che si vede da lì",
    ["about watch-city"] = "1 per città intorno a chi completa qualcosa qui",
    ["about watch-meeple"] =
      "2 per seguace intorno a chi completa qualcosa qui",
    ["about watch-monastery"] =
      "3 per monastero intorno a chi completa qualcosa qui",
    ["about watch-pennant"] =
      "2 per stemma intorno a chi completa qualcosa qui",
    ["about watch-road"] = "1 per strada intorno a chi completa qualcosa qui",
  },
  sv = {
    watchtower = "vakttorn", watchtowers = "vakttorn",
    ["watch-road"] = "vaktar vägar",
    ["watch-city"] = "vaktar städer",
    ["watch-monastery"] = "vaktar kloster",
    ["watch-pennant"] = "vaktar vapensköldar",
    ["watch-meeple"] = "vaktar följeslagare",
    module = "Vakttornen",
    about =
      "den som står vid ett torn när väg eller stad blir klar får poäng "
      .. "för det som syns därifrån",
    ["about watch-city"] =
      "1 per stad runt om till den som fullbordar något här",
    ["about watch-meeple"] =
      "2 per följeslagare till den som fullbordar något här",
    ["about watch-monastery"] =
      "3 per kloster till den som fullbordar något här",
    ["about watch-pennant"] =
      "2 per sköld runt om till den som fullbordar något här",
    ["about watch-road"] =
      "1 per väg runt om till den som fullbordar något här",
  },
}
