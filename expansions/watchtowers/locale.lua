text {
  en = {
    ["how to play"] =
      "Some tiles have a watchtower that looks out for one kind of thing. "
      .. "Whoever has a figure on such a tile when the road, city or monastery "
      .. "it stands on is completed gets points for all of that kind on the "
      .. "tile and on those around it, even if others hold it.",
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
    ["how to play"] =
      "Auf manchen Karten steht ein Wachturm, der nach einer Art von Dingen "
      .. "Ausschau hält. Wer auf solch einer Karte eine Figur hat, wenn die "
      .. "Straße, die Stadt oder das Kloster unter ihr fertig wird, bekommt "
      .. "Punkte für alles dieser Art auf der Karte und ringsum, auch wenn die "
      .. "Wertung anderen gehört.",
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
    ["how to play"] =
      "Certaines tuiles ont une tour de guet qui surveille une sorte de "
      .. "choses. Qui a une figurine sur une telle tuile quand le chemin, la "
      .. "ville ou l'abbaye qu'elle occupe est terminé reçoit des points pour "
      .. "tout ce qui est de cette sorte sur la tuile et autour, même si "
      .. "d'autres y sont en majorité.",
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
    ["how to play"] =
      "Alcune tessere hanno una torre di guardia che sorveglia un tipo di "
      .. "cose. Chi ha una figura su una tale tessera quando la strada, la "
      .. "città o il monastero su cui sta è completo riceve punti per tutto "
      .. "ciò che è di quel tipo sulla tessera e intorno, anche se altri vi "
      .. "hanno la maggioranza.",
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
    ["how to play"] =
      "På en del brickor står ett vakttorn som spanar efter ett slags saker. "
      .. "Den som har en figur på en sådan bricka när vägen, staden eller "
      .. "klostret som den står på blir färdigt får poäng för allt av det "
      .. "slaget på brickan och runt om, även om andra har flest där.",
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
