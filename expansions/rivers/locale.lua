text {
  en = {
    river = "river",
    ["a river tile must continue the river"] =
      "a river tile must continue the river",
    ["the river may not turn back"] =
      "the river may not turn back",
    ["branches of the river may not meet"] =
      "branches of the river may not meet",
  },
  it = {
    river = "fiume",
    ["a river tile must continue the river"] =
      "una tessera fiume deve continuare il fiume",
    ["the river may not turn back"] =
      "il fiume non può tornare indietro",
    ["branches of the river may not meet"] =
      "i rami del fiume non possono incontrarsi",
  },
  fr = {
    river = "rivière",
    ["a river tile must continue the river"] =
      "une tuile rivière doit prolonger la rivière",
    ["the river may not turn back"] =
      "la rivière ne peut pas revenir en arrière",
    ["branches of the river may not meet"] =
      "les bras de la rivière ne peuvent pas se rejoindre",
  },
  de = {
    river = "Fluss",
    ["a river tile must continue the river"] =
      "eine Flusskarte muss den Fluss fortsetzen",
    ["the river may not turn back"] =
      "der Fluss darf nicht umkehren",
    ["branches of the river may not meet"] =
      "Flussarme dürfen sich nicht treffen",
  },
  sv = {
    river = "flod",
    ["a river tile must continue the river"] =
      "en flodbricka måste fortsätta floden",
    ["the river may not turn back"] =
      "floden får inte vända tillbaka",
    ["branches of the river may not meet"] =
      "flodens grenar får inte mötas",
  },
}
