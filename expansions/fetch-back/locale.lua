text {
  en = {
    ["about fetch"] = "it comes home without points, and you place no figure",
    fetch = "fetch back",
    about =
      "instead of deploying a figure one of your own may come home without "
      .. "points",
  },
  it = {
    ["about fetch"] = "torna a casa senza punti e non piazzi nessuna figura",
    fetch = "riprendi", module = "Le figure si possono riprendere",
    about =
      "invece di posare una figura se ne può riprendere una propria, senza "
      .. "punti",
  },
  fr = {
    ["about fetch"] =
      "elle rentre sans points, et vous ne placez pas de figurine",
    fetch = "reprendre", module = "On peut reprendre ses figurines",
    about =
      "au lieu de poser une figurine, on peut en reprendre une, sans points",
  },
  de = {
    ["about fetch"] =
      "sie kommt ohne Punkte nach Hause, und du setzt keine Figur",
    fetch = "zurückholen",
    module = "Figuren dürfen zurückgeholt werden",
    about =
      "statt eine Figur zu setzen, darf eine eigene ohne Punkte heimkehren",
  },
  sv = {
    ["about fetch"] = "den kommer hem utan poäng, och du placerar ingen figur",
    fetch = "hämta hem", module = "Figurer får hämtas hem",
    about =
      "i stället för att sätta ut en figur får en egen komma hem utan poäng",
  },
}
