text {
  en = {
    river = "river", spring = "spring", ["pig-herd"] = "pig herd",
    about = "ten tiles of a magazine, and two for the river",
  },
  de = {
    module = "Games Quarterly 11",
    river = "Fluss", spring = "Quelle", ["pig-herd"] = "Schweineherde",
    about = "zehn Karten einer Zeitschrift, und zwei für den Fluss",
    ["option herd"] =
      "eine Wiese mit einer Schweineherde zählt 1 mehr je versorgter Stadt",
  },
  fr = {
    module = "Games Quarterly 11",
    river = "rivière", spring = "source",
    ["pig-herd"] = "troupeau de cochons",
    about = "dix tuiles d'un magazine, et deux pour la rivière",
    ["option herd"] =
      "un pré avec un troupeau de cochons vaut 1 de plus par ville nourrie",
  },
  it = {
    module = "Games Quarterly 11",
    river = "fiume", spring = "sorgente", ["pig-herd"] = "branco di maiali",
    about = "dieci tessere di una rivista, e due per il fiume",
    ["option herd"] =
      "un prato con un branco di maiali vale 1 in più per città rifornita",
  },
  sv = {
    module = "Games Quarterly 11",
    river = "flod", spring = "källa", ["pig-herd"] = "svinhjord",
    about = "tio brickor från en tidning, och två för floden",
    ["option herd"] =
      "ett fält med en svinhjord ger 1 mer per försörjd stad",
  },
}
