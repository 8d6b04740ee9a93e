text {
  en = {
    keep = "which tile do you keep?",
  },
  it = {
    keep = "quale tessera tieni?",
  },
  fr = {
    keep = "quelle tuile gardez-vous ?",
  },
  de = {
    keep = "Welche Karte behältst du?",
  },
  sv = {
    keep = "vilken bricka behåller du?",
  },
}
