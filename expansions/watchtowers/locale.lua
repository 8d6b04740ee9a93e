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
  },
}
