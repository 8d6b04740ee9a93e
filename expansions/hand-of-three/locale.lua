text {
  en = {
    ["how to play"] =
      "In each turn one draws until one holds three tiles, chooses one of "
      .. "them and lays it; the others stay in the hand. When the pile is "
      .. "empty everybody lays what they still hold.",
    ["explain hand"] =
      "You lay it now, and hold three again in your next turn.",
    held = "hand of tiles",
    hand = "which tile do you lay?", lay = "lay",
    about = "everybody holds three tiles and lays one of them",
    ["played hidden=true"] = "Only the player who holds a tile sees it.",
    ["played hidden=false"] = "All players see the tiles in every hand.",
  },
  it = {
    ["how to play"] =
      "A ogni turno si pesca fino ad avere in mano tre tessere, se ne "
      .. "sceglie una e la si posa; le altre restano in mano. Quando la pila "
      .. "è vuota ognuno posa ancora quelle che ha in mano.",
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
    ["how to play"] =
      "À chaque tour on pioche jusqu'à avoir trois tuiles en main, on en "
      .. "choisit une et on la pose ; les autres restent en main. Quand la "
      .. "pioche est vide, chacun pose encore ce qu'il a en main.",
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
    ["how to play"] =
      "In jedem Zug zieht man auf drei Karten nach, wählt eine davon und "
      .. "legt sie; die anderen bleiben auf der Hand. Ist der Stapel leer, "
      .. "legen alle noch, was sie auf der Hand haben.",
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
    ["how to play"] =
      "I varje tur drar man tills man har tre brickor på hand, väljer en av "
      .. "dem och lägger den; de andra blir kvar på handen. När högen är tom "
      .. "lägger alla det som de ännu har på hand.",
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
