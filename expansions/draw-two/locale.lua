text {
  en = {
    keep = "which tile do you keep?",
    about = "draw two tiles and lay one of them",
  },
  it = {
    keep = "quale tessera tieni?",
    module = "Pesca due, tieni una",
    about = "si pescano due tessere e se ne posa una",
  },
  fr = {
    keep = "quelle tuile gardez-vous ?",
    module = "Piocher deux, garder une",
    about = "piocher deux tuiles et en poser une",
  },
  de = {
    keep = "Welche Karte behältst du?",
    module = "Zwei ziehen, eine behalten",
    about = "zwei Karten ziehen und eine davon legen",
  },
  sv = {
    keep = "vilken bricka behåller du?",
    module = "Dra två, behåll en",
    about = "dra två brickor och lägg den ena",
  },
}
