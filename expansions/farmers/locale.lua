text {
  en = {
    ["about field"] =
      "in the end points for each complete city that it touches",
    ["how to play"] =
      "A meeple may lie down in a field, too, if nobody lies in all of that "
      .. "field yet; roads, rivers and city walls part fields from each other. "
      .. "Farmers lie there until the end and never come home. Then whoever "
      .. "has most of them gets 3 points for each complete city beside the "
      .. "field, in the first edition 4. Cities that are not complete bring "
      .. "nothing.",
    farmers = "farmers", farmed = "farmed cities",
    about = "fields, with farmers who score for cities at the end",
    ["option scoring=city"] = "4 a city",
    ["option scoring=player"] = "3 a city and player",
    ["option scoring=field"] = "3 a city and field",
    ["played scoring=city"] =
      "Most farmers in all fields around a complete city bring 4 points for "
      .. "it.",
    ["played scoring=player"] =
      "A field brings 3 points for each complete city beside it, but to a "
      .. "player only once a city.",
    ["played scoring=field"] =
      "Each field brings 3 points for each complete city beside it.",
  },
  it = {
    ["about field"] =
      "alla fine punti per ogni città completa che tocca",
    ["how to play"] =
      "Un seguace può anche sdraiarsi in un campo, se in tutto quel campo non "
      .. "c'è ancora nessuno; strade, fiumi e mura separano i campi. I "
      .. "contadini restano lì fino alla fine e non tornano mai. Allora chi ne "
      .. "ha di più riceve 3 punti per ogni città completa accanto al campo, "
      .. "nella prima edizione 4. Le città incomplete non danno nulla.",
    farmers = "contadini", farmed = "città coltivate",
    module = "Contadini",
    about = "i campi, con contadini che alla fine contano le città",
    ["option scoring"] =
      "4 per città a chi ha più contadini intorno (1a edizione), 3 "
      .. "per città e giocatore (2a), 3 per città e campo (3a)",
    ["option scoring=city"] = "4 per città",
    ["option scoring=player"] = "3 per città e giocatore",
    ["option scoring=field"] = "3 per città e campo",
    ["played scoring=city"] =
      "Chi ha più contadini in tutti i campi intorno a una città completa "
      .. "riceve 4 punti per essa.",
    ["played scoring=player"] =
      "Un campo porta 3 punti per ogni città completa accanto, ma a un "
      .. "giocatore una volta sola per città.",
    ["played scoring=field"] =
      "Ogni campo porta 3 punti per ogni città completa accanto.",
  },
  fr = {
    ["about field"] =
      "à la fin des points pour chaque ville terminée qu'il touche",
    ["how to play"] =
      "Un partisan peut aussi se coucher dans un pré, si personne n'est encore "
      .. "dans tout ce pré ; chemins, rivières et murs des villes séparent les "
      .. "prés. Les paysans y restent jusqu'à la fin et ne rentrent jamais. "
      .. "Alors qui en a le plus reçoit 3 points pour chaque ville terminée au "
      .. "bord du pré, 4 dans la première édition. Les villes inachevées ne "
      .. "rapportent rien.",
    farmers = "paysans", farmed = "villes nourries",
    module = "Paysans",
    about = "les prés, et des paysans qui comptent les villes à la fin",
    ["option scoring"] =
      "4 par ville à qui a le plus de paysans autour (1re édition), "
      .. "3 par ville et joueur (2e), 3 par ville et pré (3e)",
    ["option scoring=city"] = "4 par ville",
    ["option scoring=player"] = "3 par ville et joueur",
    ["option scoring=field"] = "3 par ville et pré",
    ["played scoring=city"] =
      "Le plus de paysans dans tous les prés autour d'une ville achevée "
      .. "rapporte 4 points pour elle.",
    ["played scoring=player"] =
      "Un pré rapporte 3 points par ville achevée qui le borde, mais à un "
      .. "joueur une seule fois par ville.",
    ["played scoring=field"] =
      "Chaque pré rapporte 3 points par ville achevée qui le borde.",
  },
  de = {
    ["about field"] =
      "am Ende Punkte für jede vollendete Stadt, an der sie liegt",
    ["how to play"] =
      "Ein Gefolgsmann darf sich auch auf eine Wiese legen, wenn auf der "
      .. "ganzen Wiese noch niemand liegt; Straßen, Flüsse und Stadtmauern "
      .. "trennen Wiesen voneinander. Bauern liegen dort bis zum Ende und "
      .. "kommen nie heim. Dann bekommt, wer die meisten hat, 3 Punkte für "
      .. "jede fertige Stadt an der Wiese, in der ersten Ausgabe 4. Unfertige "
      .. "Städte bringen nichts.",
    farmers = "Bauern", farmed = "versorgte Städte",
    module = "Bauern",
    about = "Wiesen, mit Bauern, die am Ende für Städte zählen",
    ["option scoring"] =
      "4 je Stadt für die meisten Bauern um sie (1. Ausgabe), 3 je "
      .. "Stadt und Spieler (2.), 3 je Stadt und Wiese (3.)",
    ["option scoring=city"] = "4 je Stadt",
    ["option scoring=player"] = "3 je Stadt und Spieler",
    ["option scoring=field"] = "3 je Stadt und Wiese",
    ["played scoring=city"] =
      "Die meisten Bauern auf allen Wiesen um eine vollendete Stadt bringen 4 "
      .. "Punkte für sie.",
    ["played scoring=player"] =
      "Eine Wiese bringt 3 Punkte für jede vollendete Stadt an ihr, einem "
      .. "Spieler aber nur einmal je Stadt.",
    ["played scoring=field"] =
      "Jede Wiese bringt 3 Punkte für jede vollendete Stadt an ihr.",
  },
  sv = {
    ["about field"] =
      "till slut poäng för varje färdig stad som den gränsar till",
    ["how to play"] =
      "En följeslagare får också läggas på en äng, om ingen ännu ligger på "
      .. "hela ängen; vägar, floder och stadsmurar skiljer ängar åt. Bönder "
      .. "ligger kvar till slutet och kommer aldrig hem. Då får den som har "
      .. "flest 3 poäng för varje färdig stad vid ängen, i första utgåvan 4. "
      .. "Ofärdiga städer ger inget.",
    farmers = "bönder", farmed = "försörjda städer",
    module = "Bönder",
    about = "ängar, med bönder som räknar städer på slutet",
    ["option scoring"] =
      "4 per stad för flest bönder runt den (1:a utgåvan), 3 per "
      .. "stad och spelare (2:a), 3 per stad och äng (3:e)",
    ["option scoring=city"] = "4 per stad",
    ["option scoring=player"] = "3 per stad och spelare",
    ["option scoring=field"] = "3 per stad och äng",
    ["played scoring=city"] =
      "Flest bönder på alla ängar runt en fullbordad stad ger 4 poäng för den.",
    ["played scoring=player"] =
      "En äng ger 3 poäng för varje fullbordad stad vid den, men en spelare "
      .. "får dem bara en gång per stad.",
    ["played scoring=field"] =
      "Varje äng ger 3 poäng för varje fullbordad stad vid den.",
  },
}
