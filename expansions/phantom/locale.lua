text {
  en = {
    ["about phantom"] =
      "one more follower, who may come as a second figure of the turn",
    phantom = "phantom", ["phantom city"] = "phantom knight",
    ["phantom road"] = "phantom robber",
    ["phantom monastery"] = "phantom monk",
    ["phantom field"] = "phantom farmer",
    about = "one more follower, who may come as a second figure of the turn",
  },
  de = {
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
