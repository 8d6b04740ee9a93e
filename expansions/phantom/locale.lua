text {
  en = {
    ["how to play"] =
      "Everybody has a phantom, which is a follower like any other. It may "
      .. "also be placed as a second figure in the same turn, on another part "
      .. "of the tile just laid on which nobody stands.",
    ["about phantom"] =
      "one more follower, who may come as a second figure of the turn",
    phantom = "phantom", ["phantom city"] = "phantom knight",
    ["phantom road"] = "phantom robber",
    ["phantom monastery"] = "phantom monk",
    ["phantom field"] = "phantom farmer",
    about = "one more follower, who may come as a second figure of the turn",
  },
  de = {
    ["how to play"] =
      "Alle haben ein Phantom, einen Gefolgsmann wie jeden anderen. Es darf "
      .. "auch als zweite Figur im selben Zug kommen, auf einen anderen Teil "
      .. "der gelegten Karte, auf dem niemand steht.",
    ["about phantom"] =
      "ein weiterer Gefolgsmann, der als zweite Figur eines Zuges "
      .. "kommen darf",
    phantom = "Phantom", ["phantom city"] = "Phantom-Ritter",
    ["phantom road"] = "Phantom-Wegelagerer",
    ["phantom monastery"] = "Phantom-Mönch",
    ["phantom field"] = "Phantom-Bauer",
    module = "Das Phantom",
    about = "eine Figur mehr, die als zweite eines Zuges kommen darf",
  },
  fr = {
    ["how to play"] =
      "Chacun a un fantôme, un partisan comme les autres. Il peut aussi venir "
      .. "comme deuxième figurine du même tour, sur une autre partie libre de "
      .. "la tuile posée.",
    ["about phantom"] =
      "un partisan de plus, qui peut venir comme deuxième figurine du "
      .. "tour",
    phantom = "fantôme", ["phantom city"] = "chevalier fantôme",
    ["phantom road"] = "voleur fantôme",
    ["phantom monastery"] = "moine fantôme",
    ["phantom field"] = "paysan fantôme",
    module = "Le fantôme",
    about = "un partisan de plus, qui peut venir en second dans le même tour",
  },
  it = {
    ["how to play"] =
      "Ognuno ha un fantasma, un seguace come gli altri. Può anche venire come "
      .. "seconda figura dello stesso turno, su un'altra parte libera della "
      .. "tessera posata.",
    ["about phantom"] =
      "un seguace in più, che può arrivare come seconda figura del "
      .. "turno",
    phantom = "fantasma", ["phantom city"] = "cavaliere fantasma",
    ["phantom road"] = "ladro fantasma",
    ["phantom monastery"] = "monaco fantasma",
    ["phantom field"] = "contadino fantasma",
    module = "Il fantasma",
    about = "un seguace in più, che può venire come seconda figura del turno",
  },
  sv = {
    ["how to play"] =
      "Alla har en vålnad, en följeslagare som andra. Den får också komma som "
      .. "andra figur i samma tur, på en annan del av den lagda brickan där "
      .. "ingen står.",
    ["about phantom"] =
      "en följeslagare till, som får komma som andra figur i turen",
    phantom = "vålnad", ["phantom city"] = "vålnad i staden",
    ["phantom road"] = "vålnad på vägen",
    ["phantom monastery"] = "vålnad i klostret",
    ["phantom field"] = "vålnad på ängen",
    module = "Vålnaden",
    about = "en följeslagare till, som får komma som dragets andra figur",
  },
}
