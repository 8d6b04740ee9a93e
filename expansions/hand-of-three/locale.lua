text {
  en = {
    ["explain hand"] =
      "You lay it now, and hold three again in your next turn.",
    held = "hand of tiles",
    hand = "which tile do you lay?", lay = "lay",
    about = "everybody holds three tiles and lays one of them",
    ["played hidden=true"] = "Only the player who holds a tile sees it.",
    ["played hidden=false"] = "All players see the tiles in every hand.",
  },
  it = {
    ["explain hand"] =
      "La posi adesso e ne avrai di nuovo tre al tuo prossimo turno.",
    held = "tessere in mano",
    hand = "quale tessera posi?", lay = "posa",
    module = "Una mano di tre tessere",
    about = "ognuno ha in mano tre tessere e ne posa una",
    ["option hidden"] = "solo chi tiene una tessera la vede",
    ["played hidden=true"] = "Solo chi tiene una tessera la vede.",
    ["played hidden=false"] = "Tutti vedono le tessere di ogni mano.",
  },
  fr = {
    ["explain hand"] =
      "Vous la posez maintenant et vous en aurez de nouveau trois à "
      .. "votre prochain tour.",
    held = "tuiles en main",
    hand = "quelle tuile posez-vous ?", lay = "poser",
    module = "Une main de trois tuiles",
    about = "chacun a trois tuiles en main et en pose une",
    ["option hidden"] = "seul celui qui tient une tuile la voit",
    ["played hidden=true"] = "Seul celui qui tient une tuile la voit.",
    ["played hidden=false"] = "Tous voient les tuiles de chaque main.",
  },
  de = {
    ["explain hand"] =
      "Du legst sie jetzt und hast in deinem nächsten Zug wieder drei.",
    held = "Karten auf der Hand",
    hand = "Welche Karte legst du?", lay = "legen",
    module = "Drei Karten auf der Hand",
    about = "jeder hält drei Karten und legt eine davon",
    ["option hidden"] = "nur wer eine Karte hält, sieht sie",
    ["played hidden=true"] = "Nur wer eine Karte hält, sieht sie.",
    ["played hidden=false"] = "Alle sehen die Karten auf jeder Hand.",
  },
  sv = {
    ["explain hand"] = "Du lägger den nu och har tre igen i din nästa tur.",
    held = "brickor på hand",
    hand = "vilken bricka lägger du?", lay = "lägg",
    module = "Tre brickor på hand",
    about = "alla har tre brickor på hand och lägger en av dem",
    ["option hidden"] = "bara den som håller en bricka ser den",
    ["played hidden=true"] = "Bara den som håller en bricka ser den.",
    ["played hidden=false"] = "Alla ser brickorna på varje hand.",
  },
}
