text {
  en = {
    hand = "which tile do you lay?", lay = "lay",
  },
  it = {
    hand = "quale tessera posi?", lay = "posa",
  },
  fr = {
    hand = "quelle tuile posez-vous ?", lay = "poser",
  },
  de = {
    hand = "Welche Karte legst du?", lay = "legen",
  },
  sv = {
    hand = "vilken bricka lägger du?", lay = "lägg",
  },
}
