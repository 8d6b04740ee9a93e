text {
  en = {
    ["how to play"] =
      "Who completes a city larger than all that were completed before takes "
      .. "the king from whoever has him; who completes the longest road so far "
      .. "takes the robber baron. It does not matter who stands there. Whoever "
      .. "has them in the end gets 1 point for each complete city or road, if "
      .. "no other scoring was chosen.",
    king = "king", robber = "robber baron",
    ["king+robber"] = "king and robber baron",
    cards = "king and robber baron",
    ["final cards"] = "king and robber baron",
    about = "cards for who completes the largest city and the longest road",
    ["option scoring=default"] = "1 a completed feature, at the end",
    ["option scoring=10/20"] = "10, both together 20",
    ["option scoring=15/40"] = "15, both together 40",
    ["option scoring=continuously"] = "1 a completed feature, while held",
    ["played scoring=default"] =
      "At the end the king gets 1 point for each complete city, the robber "
      .. "baron for each complete road.",
    ["played scoring=10/20"] =
      "At the end a card brings 10 points, both together 20.",
    ["played scoring=15/40"] =
      "At the end a card brings 15 points, both together 40.",
    ["played scoring=continuously"] =
      "The king gets 1 point for each city completed meanwhile, the robber "
      .. "baron for each road.",
    ["played king=true"] = "Who completes the largest city so far is king.",
    ["played king=false"] = "There is no king.",
    ["played robber=true"] =
      "Who completes the longest road so far is robber baron.",
    ["played robber=false"] = "There is no robber baron.",
  },
  it = {
    ["how to play"] =
      "Chi completa una città più grande di tutte quelle completate prima "
      .. "prende il re a chi lo ha; chi completa la strada più lunga finora "
      .. "prende il barone dei predoni. Non importa chi vi sta. Chi li ha alla "
      .. "fine riceve 1 punto per ogni città o strada completa, se non è "
      .. "scelto un altro conteggio.",
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
    ["option scoring=default"] = "1 per completamento, alla fine",
    ["option scoring=10/20"] = "10, tutte e due insieme 20",
    ["option scoring=15/40"] = "15, tutte e due insieme 40",
    ["option scoring=continuously"] = "1 per completamento, finché la si ha",
    ["played scoring=default"] =
      "Alla fine il re riceve 1 punto per ogni città completa, il barone dei "
      .. "predoni per ogni strada completa.",
    ["played scoring=10/20"] =
      "Alla fine una carta porta 10 punti, tutte e due insieme 20.",
    ["played scoring=15/40"] =
      "Alla fine una carta porta 15 punti, tutte e due insieme 40.",
    ["played scoring=continuously"] =
      "Il re riceve 1 punto per ogni città completata nel frattempo, il "
      .. "barone dei predoni per ogni strada.",
    ["played king=true"] =
      "Chi completa la città più grande fino a quel momento è re.",
    ["played king=false"] = "Non c'è un re.",
    ["played robber=true"] =
      "Chi completa la strada più lunga fino a quel momento è barone dei "
      .. "predoni.",
    ["played robber=false"] = "Non c'è un barone dei predoni.",
  },
  fr = {
    ["how to play"] =
      "Qui termine une ville plus grande que toutes celles terminées avant "
      .. "prend le roi à qui l'a ; qui termine le chemin le plus long "
      .. "jusque-là prend le baron voleur. Peu importe qui s'y tient. Qui les "
      .. "a à la fin reçoit 1 point pour chaque ville ou chemin terminé, si "
      .. "aucun autre décompte n'est choisi.",
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
    ["option scoring=default"] = "1 par achèvement, à la fin",
    ["option scoring=10/20"] = "10, les deux ensemble 20",
    ["option scoring=15/40"] = "15, les deux ensemble 40",
    ["option scoring=continuously"] = "1 par achèvement, tant qu'on la tient",
    ["played scoring=default"] =
      "À la fin, le roi reçoit 1 point par ville achevée, le brigand par "
      .. "chemin achevé.",
    ["played scoring=10/20"] =
      "À la fin, une carte rapporte 10 points, les deux ensemble 20.",
    ["played scoring=15/40"] =
      "À la fin, une carte rapporte 15 points, les deux ensemble 40.",
    ["played scoring=continuously"] =
      "Le roi reçoit 1 point par ville achevée entre-temps, le brigand par "
      .. "chemin.",
    ["played king=true"] = "Qui achève la plus grande ville jusque-là est roi.",
    ["played king=false"] = "Il n'y a pas de roi.",
    ["played robber=true"] =
      "Qui achève le plus long chemin jusque-là est brigand.",
    ["played robber=false"] = "Il n'y a pas de brigand.",
  },
  de = {
    ["how to play"] =
      "Wer eine Stadt fertig macht, die größer ist als alle bisher fertigen, "
      .. "nimmt den König von dem, der ihn hat; wer die bisher längste Straße "
      .. "fertig macht, den Raubritter. Wer dort steht, ist gleich. Wer sie am "
      .. "Ende hat, bekommt 1 Punkt für jede fertige Stadt oder Straße, wenn "
      .. "keine andere Wertung gewählt ist.",
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
    ["option scoring=default"] = "1 je Vollendung, am Ende",
    ["option scoring=10/20"] = "10, beide zusammen 20",
    ["option scoring=15/40"] = "15, beide zusammen 40",
    ["option scoring=continuously"] = "1 je Vollendung, solange man sie hat",
    ["played scoring=default"] =
      "Am Ende bekommt der König 1 Punkt für jede vollendete Stadt, der "
      .. "Raubritter für jede vollendete Straße.",
    ["played scoring=10/20"] =
      "Am Ende bringt eine Karte 10 Punkte, beide zusammen 20.",
    ["played scoring=15/40"] =
      "Am Ende bringt eine Karte 15 Punkte, beide zusammen 40.",
    ["played scoring=continuously"] =
      "Der König bekommt 1 Punkt für jede Stadt, die währenddessen vollendet "
      .. "wird, der Raubritter für jede Straße.",
    ["played king=true"] = "Wer die bisher größte Stadt vollendet, ist König.",
    ["played king=false"] = "Es gibt keinen König.",
    ["played robber=true"] =
      "Wer die bisher längste Straße vollendet, ist Raubritter.",
    ["played robber=false"] = "Es gibt keinen Raubritter.",
  },
  sv = {
    ["how to play"] =
      "Den som gör färdig en stad som är större än alla hittills färdiga tar "
      .. "kungen från den som har honom; den som gör färdig den hittills "
      .. "längsta vägen tar rövarbaronen. Vem som står där spelar ingen roll. "
      .. "Den som har dem på slutet får 1 poäng för varje färdig stad eller "
      .. "väg, om inget annat räknesätt är valt.",
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
    ["option scoring=default"] = "1 per fullbordan, på slutet",
    ["option scoring=10/20"] = "10, båda tillsammans 20",
    ["option scoring=15/40"] = "15, båda tillsammans 40",
    ["option scoring=continuously"] = "1 per fullbordan, medan man har det",
    ["played scoring=default"] =
      "På slutet får kungen 1 poäng för varje fullbordad stad, rövarbaronen "
      .. "för varje fullbordad väg.",
    ["played scoring=10/20"] =
      "På slutet ger ett kort 10 poäng, båda tillsammans 20.",
    ["played scoring=15/40"] =
      "På slutet ger ett kort 15 poäng, båda tillsammans 40.",
    ["played scoring=continuously"] =
      "Kungen får 1 poäng för varje stad som fullbordas under tiden, "
      .. "rövarbaronen för varje väg.",
    ["played king=true"] =
      "Den som fullbordar den hittills största staden är kung.",
    ["played king=false"] = "Det finns ingen kung.",
    ["played robber=true"] =
      "Den som fullbordar den hittills längsta vägen är rövarbaron.",
    ["played robber=false"] = "Det finns ingen rövarbaron.",
  },
}
