text {
  en = {
    drawn = "tiles drawn",
    keep = "which tile do you keep?",
    about = "draw two tiles and lay one of them",
  },
  it = {
    drawn = "tessere pescate",
    keep = "quale tessera tieni?",
    module = "Pesca due, tieni una",
    about = "si pescano due tessere e se ne posa una",
    ["option hidden"] = "gli altri non vedono che cosa torna nel mucchio",
  },
  fr = {
    drawn = "tuiles piochées",
    keep = "quelle tuile gardez-vous ?",
    module = "Piocher deux, garder une",
    about = "piocher deux tuiles et en poser une",
    ["option hidden"] = "les autres ne voient pas ce qui retourne à la pile",
  },
  de = {
    drawn = "gezogene Karten",
    keep = "Welche Karte behältst du?",
    module = "Zwei ziehen, eine behalten",
    about = "zwei Karten ziehen und eine davon legen",
    ["option hidden"] = "die anderen sehen nicht, was zurückgeht",
  },
  sv = {
    drawn = "dragna brickor",
    keep = "vilken bricka behåller du?",
    module = "Dra två, behåll en",
    about = "dra två brickor och lägg den ena",
    ["option hidden"] = "de andra ser inte vad som går tillbaka",
  },
}
