text {
  en = {
    ["how to play"] =
      "In each turn one draws two tiles, chooses one of them and lays it. "
      .. "The other goes back among the tiles of the pile, and may be drawn "
      .. "again later.",
    ["explain keep"] = "You lay it now; the other one goes back into the pile.",
    drawn = "tiles drawn",
    back = "puts back",
    keep = "keep", ["ask keep"] = "which tile do you keep?",
    about = "draw two tiles and lay one of them",
    ["played hidden=true"] =
      "The other players do not see which tile goes back.",
    ["played hidden=false"] = "All players see both tiles that are drawn.",
  },
  it = {
    ["how to play"] =
      "A ogni turno si pescano due tessere, se ne sceglie una e la si posa. "
      .. "L'altra torna tra quelle della pila e più tardi può essere pescata "
      .. "di nuovo.",
    ["explain keep"] = "La posi adesso; l'altra torna nella pila.",
    drawn = "tessere pescate",
    back = "rimette nella pila",
    keep = "tieni", ["ask keep"] = "quale tessera tieni?",
    module = "Pesca due, tieni una",
    about = "si pescano due tessere e se ne posa una",
    ["option hidden"] = "gli altri non vedono che cosa torna nel mucchio",
    ["played hidden=true"] =
      "Gli altri non vedono quale tessera torna nel mucchio.",
    ["played hidden=false"] = "Tutti vedono le due tessere pescate.",
  },
  fr = {
    ["how to play"] =
      "À chaque tour on pioche deux tuiles, on en choisit une et on la pose. "
      .. "L'autre retourne parmi les tuiles de la pile et peut être piochée "
      .. "de nouveau plus tard.",
    ["explain keep"] =
      "Vous la posez maintenant ; l'autre retourne dans la pile.",
    drawn = "tuiles piochées",
    back = "remet dans la pile",
    keep = "garder", ["ask keep"] = "quelle tuile gardez-vous ?",
    module = "Piocher deux, garder une",
    about = "piocher deux tuiles et en poser une",
    ["option hidden"] = "les autres ne voient pas ce qui retourne à la pile",
    ["played hidden=true"] =
      "Les autres ne voient pas quelle tuile retourne à la pile.",
    ["played hidden=false"] = "Tous voient les deux tuiles piochées.",
  },
  de = {
    ["how to play"] =
      "In jedem Zug zieht man zwei Karten, wählt eine davon und legt sie. "
      .. "Die andere kommt zurück unter die Karten im Stapel und kann später "
      .. "wieder gezogen werden.",
    ["explain keep"] =
      "Du legst sie jetzt; die andere kommt zurück in den Stapel.",
    drawn = "gezogene Karten",
    back = "legt zurück",
    keep = "behalten", ["ask keep"] = "Welche Karte behältst du?",
    module = "Zwei ziehen, eine behalten",
    about = "zwei Karten ziehen und eine davon legen",
    ["option hidden"] = "die anderen sehen nicht, was zurückgeht",
    ["played hidden=true"] =
      "Die anderen sehen nicht, welche Karte zurückgeht.",
    ["played hidden=false"] = "Alle sehen beide gezogenen Karten.",
  },
  sv = {
    ["how to play"] =
      "I varje tur drar man två brickor, väljer en av dem och lägger den. "
      .. "Den andra går tillbaka bland brickorna i högen och kan dras igen "
      .. "senare.",
    ["explain keep"] = "Du lägger den nu; den andra går tillbaka i högen.",
    drawn = "dragna brickor",
    back = "lägger tillbaka",
    keep = "behåll", ["ask keep"] = "vilken bricka behåller du?",
    module = "Dra två, behåll en",
    about = "dra två brickor och lägg den ena",
    ["option hidden"] = "de andra ser inte vad som går tillbaka",
    ["played hidden=true"] =
      "De andra ser inte vilken bricka som går tillbaka.",
    ["played hidden=false"] = "Alla ser båda brickorna som dras.",
  },
}
