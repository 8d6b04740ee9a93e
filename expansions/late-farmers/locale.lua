text {
  en = {
    ["how to play"] =
      "Until half of the tiles have been drawn nobody may place a figure in "
      .. "a field. From then on farmers may lie down there as ever.",
    ["no farmers before half of the pile is drawn"] =
      "no farmers before half of the pile is drawn",
    about = "no farmers in the first rounds",
  },
  it = {
    ["how to play"] =
      "Finché non è pescata la metà delle tessere, nessuno può piazzare una "
      .. "figura in un campo. Da allora i contadini possono sdraiarvisi come "
      .. "sempre.",
    ["no farmers before half of the pile is drawn"] =
      "niente contadini prima di metà pila",
    module = "Contadini tardivi",
    about = "niente contadini nei primi giri",
  },
  fr = {
    ["how to play"] =
      "Tant que la moitié des tuiles n'est pas piochée, personne ne peut "
      .. "poser de figurine dans un pré. Ensuite les paysans peuvent s'y "
      .. "coucher comme toujours.",
    ["no farmers before half of the pile is drawn"] =
      "pas de paysans avant la moitié de la pioche",
    module = "Paysans tardifs",
    about = "pas de paysans aux premiers tours",
  },
  de = {
    ["how to play"] =
      "Bis die Hälfte der Karten gezogen ist, darf niemand eine Figur auf "
      .. "eine Wiese setzen. Von da an dürfen sich Bauern wie immer dorthin "
      .. "legen.",
    ["no farmers before half of the pile is drawn"] =
      "keine Bauern, bevor der halbe Stapel gezogen ist",
    module = "Späte Bauern",
    about = "keine Bauern in den ersten Runden",
  },
  sv = {
    ["how to play"] =
      "Tills hälften av brickorna är dragna får ingen placera en figur på en "
      .. "äng. Sedan får bönder läggas där som alltid.",
    ["no farmers before half of the pile is drawn"] =
      "inga bönder förrän halva högen är dragen",
    module = "Sena bönder",
    about = "inga bönder i de första rundorna",
  },
}
