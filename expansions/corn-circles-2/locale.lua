text {
  en = {
    ["how to play"] =
      "Six more tiles with a corn circle are drawn among the others. Who "
      .. "lays one decides for all at the end of the turn, as with the first "
      .. "corn circles: on roads, in cities or in fields, as the circle "
      .. "shows, everybody may add a follower beside one of their own, or "
      .. "everybody must take one back.",
    about = "six more tiles with a corn circle",
  },
  de = {
    ["how to play"] =
      "Sechs weitere Karten mit einem Kornkreis kommen unter die anderen. "
      .. "Wer eine legt, entscheidet am Ende des Zuges für alle, wie bei den "
      .. "ersten Kornkreisen: Auf Straßen, in Städten oder auf Wiesen, je "
      .. "nach Bild des Kreises, dürfen alle einen Gefolgsmann zu einem "
      .. "eigenen dazusetzen, oder alle müssen einen zurücknehmen.",
    module = "Die Kornkreise II",
    about = "sechs weitere Karten mit einem Kornkreis",
  },
  fr = {
    ["how to play"] =
      "Six tuiles de plus avec un cercle de culture se mêlent aux autres. "
      .. "Qui en pose une décide pour tous à la fin du tour, comme avec les "
      .. "premiers cercles : sur les chemins, dans les villes ou dans les "
      .. "prés, selon l'image, chacun peut ajouter un partisan auprès d'un "
      .. "des siens, ou bien chacun doit en reprendre un.",
    module = "Les cercles de culture II",
    about = "six autres tuiles avec un cercle de culture",
  },
  it = {
    ["how to play"] =
      "Altre sei tessere con un cerchio nel grano si mescolano a quelle "
      .. "della pila. Chi ne posa una decide per tutti alla fine del turno, "
      .. "come con i primi cerchi: su strade, in città o in campi, secondo "
      .. "l'immagine, ognuno può aggiungere un seguace accanto a uno dei "
      .. "propri, o ognuno deve riprenderne uno.",
    module = "I cerchi nel grano II",
    about = "altre sei tessere con un cerchio nel grano",
  },
  sv = {
    ["how to play"] =
      "Sex brickor till med en sädescirkel blandas med de andra. Den som "
      .. "lägger en bestämmer för alla i slutet av turen, som med de första "
      .. "cirklarna: på vägar, i städer eller på ängar, efter cirkelns bild, "
      .. "får alla lägga till en följeslagare hos en egen, eller så måste "
      .. "alla ta hem en.",
    module = "Sädescirklarna II",
    about = "sex brickor till med en sädescirkel",
  },
}
