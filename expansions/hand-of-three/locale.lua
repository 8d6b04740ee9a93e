text {
  en = {
    held = "hand of tiles",
    hand = "which tile do you lay?", lay = "lay",
    about = "everybody holds three tiles and lays one of them",
  },
  it = {
    held = "tessere in mano",
    hand = "quale tessera posi?", lay = "posa",
    module = "Una mano di tre tessere",
    about = "ognuno ha in mano tre tessere e ne posa una",
    ["option hidden"] = "solo chi tiene una tessera la vede",
  },
  fr = {
    held = "tuiles en main",
    hand = "quelle tuile posez-vous ?", lay = "poser",
    module = "Une main de trois tuiles",
    about = "chacun a trois tuiles en main et en pose une",
    ["option hidden"] = "seul celui qui tient une tuile la voit",
  },
  de = {
    held = "Karten auf der Hand",
    hand = "Welche Karte legst du?", lay = "legen",
    module = "Drei Karten auf der Hand",
    about = "jeder hält drei Karten und legt eine davon",
    ["option hidden"] = "nur wer eine Karte hält, sieht sie",
  },
  sv = {
    held = "brickor på hand",
    hand = "vilken bricka lägger du?", lay = "lägg",
    module = "Tre brickor på hand",
    about = "alla har tre brickor på hand och lägger en av dem",
    ["option hidden"] = "bara den som håller en bricka ser den",
  },
}
