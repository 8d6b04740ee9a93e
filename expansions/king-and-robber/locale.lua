text {
  en = {
    king = "king", robber = "robber baron",
    ["king+robber"] = "king and robber baron",
    cards = "king and robber baron",
    ["final cards"] = "king and robber baron",
    about = "cards for who completes the largest city and the longest road",
  },
  it = {
    king = "re", robber = "barone dei predoni",
    ["king+robber"] = "re e barone dei predoni",
    cards = "re e barone dei predoni",
    ["final cards"] = "re e barone dei predoni",
    module = "Il re e il barone dei predoni",
    about = "carte per la città più grande e la strada più lunga",
    ["option scoring"] =
      "una carta vale 1 per città o strada completa alla fine; o 10; "
      .. "o 15 e tutte e due 40; o 1 per ogni completamento finché la "
      .. "si ha",
    ["option king"] = "c'è un re, per le città",
    ["option robber"] = "c'è un barone dei predoni, per le strade",
  },
  fr = {
    king = "roi", robber = "baron voleur",
    ["king+robber"] = "roi et baron voleur", cards = "roi et baron voleur",
    ["final cards"] = "roi et baron voleur",
    module = "Le roi et le brigand",
    about = "des cartes pour la plus grande ville et le plus long chemin",
    ["option scoring"] =
      "une carte vaut 1 par ville ou chemin achevé à la fin ; ou 10 "
      .. "; ou 15 et les deux 40 ; ou 1 par achèvement tant qu'on la "
      .. "tient",
    ["option king"] = "il y a un roi, pour les villes",
    ["option robber"] = "il y a un brigand, pour les chemins",
  },
  de = {
    king = "König", robber = "Raubritter",
    ["king+robber"] = "König und Raubritter", cards = "König und Raubritter",
    ["final cards"] = "König und Raubritter",
    module = "König und Raubritter",
    about = "Karten für die größte Stadt und die längste Straße",
    ["option scoring"] =
      "eine Karte zählt am Ende 1 je vollendeter Stadt oder Straße; "
      .. "oder 10; oder 15 und beide 40; oder 1 für jede, die vollendet "
      .. "wird, solange man sie hat",
    ["option king"] = "es gibt einen König, für Städte",
    ["option robber"] = "es gibt einen Raubritter, für Straßen",
  },
  sv = {
    king = "kung", robber = "rövarbaron",
    ["king+robber"] = "kung och rövarbaron", cards = "kung och rövarbaron",
    ["final cards"] = "kung och rövarbaron",
    module = "Kungen och rövarbaronen",
    about = "kort för den största staden och den längsta vägen",
    ["option scoring"] =
      "ett kort ger 1 per fullbordad stad eller väg på slutet; "
      .. "eller 10; eller 15 och båda 40; eller 1 för varje fullbordan "
      .. "medan man har det",
    ["option king"] = "det finns en kung, för städer",
    ["option robber"] = "det finns en rövarbaron, för vägar",
  },
}
