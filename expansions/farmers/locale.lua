text {
  en = {
    farmers = "farmers", farmed = "farmed cities",
    about = "fields, with farmers who score for cities at the end",
  },
  it = {
    farmers = "contadini", farmed = "città coltivate",
    module = "Contadini",
    about = "i campi, con contadini che alla fine contano le città",
    ["option scoring"] =
      "4 per città a chi ha più contadini intorno (1a edizione), 3 "
      .. "per città e giocatore (2a), 3 per città e campo (3a)",
  },
  fr = {
    farmers = "paysans", farmed = "villes nourries",
    module = "Paysans",
    about = "les prés, et des paysans qui comptent les villes à la fin",
    ["option scoring"] =
      "4 par ville à qui a le plus de paysans autour (1re édition), "
      .. "3 par ville et joueur (2e), 3 par ville et pré (3e)",
  },
  de = {
    farmers = "Bauern", farmed = "versorgte Städte",
    module = "Bauern",
    about = "Wiesen, mit Bauern, die am Ende für Städte zählen",
    ["option scoring"] =
      "4 je Stadt für die meisten Bauern um sie (1. Ausgabe), 3 je "
      .. "Stadt und Spieler (2.), 3 je Stadt und Wiese (3.)",
  },
  sv = {
    farmers = "bönder", farmed = "försörjda städer",
    module = "Bönder",
    about = "ängar, med bönder som räknar städer på slutet",
    ["option scoring"] =
      "4 per stad för flest bönder runt den (1:a utgåvan), 3 per "
      .. "stad och spelare (2:a), 3 per stad och äng (3:e)",
  },
}
