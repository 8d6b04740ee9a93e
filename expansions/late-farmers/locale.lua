text {
  en = {
    ["no farmers before half of the pile is drawn"] =
      "no farmers before half of the pile is drawn",
    about = "no farmers in the first rounds",
  },
  it = {
    ["no farmers before half of the pile is drawn"] =
      "niente contadini prima di metà pila",
    module = "Contadini tardivi",
    about = "niente contadini nei primi giri",
  },
  fr = {
    ["no farmers before half of the pile is drawn"] =
      "pas de paysans avant la moitié de la pioche",
    module = "Paysans tardifs",
    about = "pas de paysans aux premiers tours",
  },
  de = {
    ["no farmers before half of the pile is drawn"] =
      "keine Bauern, bevor der halbe Stapel gezogen ist",
    module = "Späte Bauern",
    about = "keine Bauern in den ersten Runden",
  },
  sv = {
    ["no farmers before half of the pile is drawn"] =
      "inga bönder förrän halva högen är dragen",
    module = "Sena bönder",
    about = "inga bönder i de första rundorna",
  },
}
