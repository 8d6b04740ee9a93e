text {
  en = {
    river = "river",
    ["a river tile must continue the river"] =
      "a river tile must continue the river",
    ["two bends the same way would turn the river back"] =
      "two bends the same way would turn the river back",
  },
  it = {
    river = "fiume",
    ["a river tile must continue the river"] =
      "una tessera fiume deve continuare il fiume",
    ["two bends the same way would turn the river back"] =
      "due curve nello stesso verso farebbero tornare indietro il fiume",
  },
  fr = {
    river = "rivière",
    ["a river tile must continue the river"] =
      "une tuile rivière doit prolonger la rivière",
    ["two bends the same way would turn the river back"] =
      "deux virages du même côté feraient revenir la rivière",
  },
  de = {
    river = "Fluss",
    ["a river tile must continue the river"] =
      "eine Flusskarte muss den Fluss fortsetzen",
    ["two bends the same way would turn the river back"] =
      "zwei gleiche Biegungen würden den Fluss zurückführen",
  },
  sv = {
    river = "flod",
    ["a river tile must continue the river"] =
      "en flodbricka måste fortsätta floden",
    ["two bends the same way would turn the river back"] =
      "två krökar åt samma håll skulle vända floden tillbaka",
  },
}
