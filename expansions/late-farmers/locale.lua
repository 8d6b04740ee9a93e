text {
  en = {
    ["no farmers before half of the pile is drawn"] =
      "no farmers before half of the pile is drawn",
  },
  it = {
    ["no farmers before half of the pile is drawn"] =
      "niente contadini prima di metà pila",
  },
  fr = {
    ["no farmers before half of the pile is drawn"] =
      "pas de paysans avant la moitié de la pioche",
  },
  de = {
    ["no farmers before half of the pile is drawn"] =
      "keine Bauern, bevor der halbe Stapel gezogen ist",
  },
  sv = {
    ["no farmers before half of the pile is drawn"] =
      "inga bönder förrän halva högen är dragen",
  },
}
