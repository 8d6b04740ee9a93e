text {
  en = {
    ["how to play"] =
      "Instead of placing a figure one may fetch back one of one's own, from "
      .. "wherever it stands. It comes home without points.",
    ["about fetch"] = "it comes home without points, and you place no figure",
    fetch = "fetch back",
    about =
      "instead of deploying a figure one of your own may come home without "
      .. "points",
  },
  it = {
    ["how to play"] =
      "Invece di piazzare una figura se ne può riprendere una propria, "
      .. "ovunque stia. Torna a casa senza punti.",
    ["about fetch"] = "torna a casa senza punti e non piazzi nessuna figura",
    fetch = "riprendi", module = "Le figure si possono riprendere",
    about =
      "invece di posare una figura se ne può riprendere una propria, senza "
      .. "punti",
  },
  fr = {
    ["how to play"] =
      "Au lieu de poser une figurine, on peut en reprendre une des siennes, "
      .. "où qu'elle soit. Elle rentre sans points.",
    ["about fetch"] =
      "elle rentre sans points, et vous ne placez pas de figurine",
    fetch = "reprendre", module = "On peut reprendre ses figurines",
    about =
      "au lieu de poser une figurine, on peut en reprendre une, sans points",
  },
  de = {
    ["how to play"] =
      "Statt eine Figur einzusetzen, darf man eine eigene zurückholen, wo "
      .. "immer sie steht. Sie kommt ohne Punkte heim.",
    ["about fetch"] =
      "sie kommt ohne Punkte nach Hause, und du setzt keine Figur",
    fetch = "zurückholen",
    module = "Figuren dürfen zurückgeholt werden",
    about =
      "statt eine Figur zu setzen, darf eine eigene ohne Punkte heimkehren",
  },
  sv = {
    ["how to play"] =
      "I stället för att placera en figur får man hämta hem en egen, var den "
      .. "än står. Den kommer hem utan poäng.",
    ["about fetch"] = "den kommer hem utan poäng, och du placerar ingen figur",
    fetch = "hämta hem", module = "Figurer får hämtas hem",
    about =
      "i stället för att sätta ut en figur får en egen komma hem utan poäng",
  },
}
