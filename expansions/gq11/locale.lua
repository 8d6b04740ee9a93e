text {
  en = {
    ["how to play"] =
      "Ten more tiles are drawn among the others, and two go with the river, "
      .. "if there is one. A field with the pig herd brings its farmers 1 "
      .. "point more for each complete city beside it; all else scores as "
      .. "ever.",
    river = "river", spring = "spring", ["pig-herd"] = "pig herd",
    about = "ten tiles of a magazine, and two for the river",
    ["about pig-herd"] = "its field is worth 1 more a city to farmers",
    ["played herd=true"] =
      "A field with a pig herd counts 1 point more for each complete city "
      .. "beside it.",
    ["played herd=false"] =
      "A pig herd counts nothing, unless another module lets it.",
  },
  de = {
    ["how to play"] =
      "Zehn weitere Karten kommen unter die anderen, und zwei gehören zum "
      .. "Fluss, wenn es einen gibt. Eine Wiese mit der Schweineherde bringt "
      .. "ihren Bauern 1 Punkt mehr für jede fertige Stadt an ihr; alles "
      .. "andere zählt wie immer.",
    module = "Games Quarterly 11",
    river = "Fluss", spring = "Quelle", ["pig-herd"] = "Schweineherde",
    about = "zehn Karten einer Zeitschrift, und zwei für den Fluss",
    ["option herd"] =
      "eine Wiese mit einer Schweineherde zählt 1 mehr je versorgter Stadt",
    ["about pig-herd"] = "ihre Wiese bringt Bauern 1 mehr je Stadt",
    ["played herd=true"] =
      "Eine Wiese mit Schweineherde zählt 1 Punkt mehr für jede vollendete "
      .. "Stadt an ihr.",
    ["played herd=false"] =
      "Eine Schweineherde zählt nichts, außer ein anderes Modul wertet sie.",
  },
  fr = {
    ["how to play"] =
      "Dix tuiles de plus se mêlent aux autres, et deux vont avec la "
      .. "rivière, s'il y en a une. Un pré avec le troupeau de cochons "
      .. "rapporte à ses paysans 1 point de plus pour chaque ville terminée "
      .. "qui le borde ; tout le reste compte comme toujours.",
    module = "Games Quarterly 11",
    river = "rivière", spring = "source",
    ["pig-herd"] = "troupeau de cochons",
    about = "dix tuiles d'un magazine, et deux pour la rivière",
    ["option herd"] =
      "un pré avec un troupeau de cochons vaut 1 de plus par ville nourrie",
    ["about pig-herd"] = "son pré vaut aux paysans 1 de plus par ville",
    ["played herd=true"] =
      "Un pré avec un troupeau de cochons vaut 1 point de plus par ville "
      .. "achevée qui le borde.",
    ["played herd=false"] =
      "Un troupeau de cochons ne vaut rien, sauf si un autre module le compte.",
  },
  it = {
    ["how to play"] =
      "Altre dieci tessere si mescolano a quelle della pila, e due vanno con "
      .. "il fiume, se ce n'è uno. Un campo con il branco di maiali dà ai "
      .. "suoi contadini 1 punto in più per ogni città completa accanto; "
      .. "tutto il resto conta come sempre.",
    module = "Games Quarterly 11",
    river = "fiume", spring = "sorgente", ["pig-herd"] = "branco di maiali",
    about = "dieci tessere di una rivista, e due per il fiume",
    ["option herd"] =
      "un prato con un branco di maiali vale 1 in più per città rifornita",
    ["about pig-herd"] = "il suo campo vale ai contadini 1 in più per città",
    ["played herd=true"] =
      "Un campo con un branco di maiali vale 1 punto in più per ogni città "
      .. "completa accanto.",
    ["played herd=false"] =
      "Un branco di maiali non vale niente, a meno che un altro modulo lo "
      .. "conti.",
  },
  sv = {
    ["how to play"] =
      "Tio brickor till blandas med de andra, och två hör till floden, om "
      .. "det finns en. En äng med svinhjorden ger sina bönder 1 poäng mer "
      .. "för varje färdig stad vid den; allt annat räknas som alltid.",
    module = "Games Quarterly 11",
    river = "flod", spring = "källa", ["pig-herd"] = "svinhjord",
    about = "tio brickor från en tidning, och två för floden",
    ["option herd"] =
      "ett fält med en svinhjord ger 1 mer per försörjd stad",
    ["about pig-herd"] = "dess äng ger bönder 1 till per stad",
    ["played herd=true"] =
      "En äng med svinhjord ger 1 poäng mer för varje fullbordad stad vid den.",
    ["played herd=false"] =
      "En svinhjord ger inget, om inte en annan modul räknar den.",
  },
}
