text {
  en = {
    fetch = "fetch back",
    about =
      "instead of deploying a figure one of your own may come home without "
      .. "points",
  },
  it = {
    fetch = "riprendi", module = "Le figure si possono riprendere",
    about =
      "invece di posare una figura se ne può riprendere una propria, senza "
      .. "punti",
  },
  fr = {
    fetch = "reprendre", module = "On peut reprendre ses figurines",
    about =
      "au lieu de poser une figurine, on peut en reprendre une, sans points",
  },
  de = {
    fetch = "zurückholen",
    module = "Figuren dürfen zurückgeholt werden",
    about =
      "statt eine Figur zu setzen, darf eine eigene ohne Punkte heimkehren",
  },
  sv = {
    fetch = "hämta hem", module = "Figurer får hämtas hem",
    about =
      "i stället för att sätta ut en figur får en egen komma hem utan poäng",
  },
}
